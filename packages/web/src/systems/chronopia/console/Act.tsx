import type { Signal } from '@preact/signals';
import type { Console } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { moderator as words } from '../text/index.ts';
import { type CampaignCommand, sendTo } from '../view.ts';

/** What every part of the console is given. */
export interface ConsoleProps {
  readonly session: Session;
  readonly desk: Console;
  readonly reason: Signal<string>;
}

/** Every act is kept with its reason and public at the end (CHR-MOD-03). */
const LEAST_WORDS = 3;
const isReason = (text: string): boolean => text.trim().split(/\s+/u).length >= LEAST_WORDS;

interface ActProps {
  readonly session: Session;
  readonly reason: Signal<string>;
  readonly says: string;
  readonly label?: string;
  readonly isMain?: boolean;
  readonly isOff?: boolean;
  readonly command: (reason: string) => CampaignCommand;
}

/** A button that acts once a reason is written. */
export function Act({ session, reason, says, label, isMain = false, isOff = false, command }: ActProps) {
  return (
    <button
      type="button"
      class={isMain ? 'main' : 'small-button'}
      {...(label !== undefined && { 'aria-label': label })}
      disabled={isOff || !isReason(reason.value) || session.isSending.value}
      onClick={async () => {
        await sendTo(session, command(reason.value.trim()));
        if (session.notice.value === null) reason.value = '';
      }}
    >
      {says}
    </button>
  );
}

export function Reason({ reason }: { readonly reason: Signal<string> }) {
  return (
    <div class="field console-reason">
      <label for="moderator-reason">{words.reason}</label>
      <textarea
        id="moderator-reason"
        rows={2}
        value={reason.value}
        aria-describedby="moderator-reason-hint"
        onInput={({ currentTarget }) => {
          reason.value = currentTarget.value;
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <p class="hint" id="moderator-reason-hint">
        {words.reasonHint}
      </p>
    </div>
  );
}
