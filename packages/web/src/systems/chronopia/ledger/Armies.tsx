import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { orders, foresight as words } from '../text/desk/index.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

/** Where every army will be, how it will be supplied there, and what it will cost (CHR-SUP-01, CHR-PAY-07). */
export function Armies({ session, draft }: Props) {
  const { armies = [], sight } = draft.foresight.value ?? {};
  return (
    <section aria-label={words.armies}>
      <h3>
        {words.armies} <ClauseLink session={session} rule="CHR-SUP-01" />
      </h3>
      <table class="ledger-armies">
        <thead>
          <tr>
            <th scope="col">{words.army}</th>
            <th scope="col">{words.ends}</th>
            <th scope="col">{words.supply}</th>
            <th scope="col">{words.cost}</th>
          </tr>
        </thead>
        <tbody>
          {armies.map(({ name, hex, supplyNow, supplyThen, upkeepNow, upkeepThen }) => (
            <tr
              key={name}
              data-worse={supplyThen === 'out' || supplyThen === 'extended' || supplyThen === 'long'}
            >
              <th scope="row">
                <button type="button" class="link" onClick={() => session.pick([name])}>
                  {name}
                </button>
              </th>
              <td>{hex}</td>
              <td>
                {supplyNow === supplyThen
                  ? orders.supplies[supplyThen]
                  : words.becomes(orders.supplies[supplyNow], orders.supplies[supplyThen])}
              </td>
              <td>
                {upkeepNow === upkeepThen ? upkeepThen : words.becomes(String(upkeepNow), String(upkeepThen))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {sight === undefined ? null : (
        <p>
          {words.sees(sight.later, sight.gained.length, sight.lost.length)}{' '}
          <ClauseLink session={session} rule="CHR-VIS-12" />
        </p>
      )}
    </section>
  );
}
