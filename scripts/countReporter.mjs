/** Ends a run with one plain line, so that a person and CI read the same count. */
export default class CountReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) count[test.result().state in count ? test.result().state : 'skipped']++;
      const didNotLoad = tests.length === 0 && module.state() === 'failed';
      if (didNotLoad) count.failed++;
    }
    console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  }
}
