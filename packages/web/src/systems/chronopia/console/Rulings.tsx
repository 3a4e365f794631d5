import { useSignal } from '@preact/signals';
import { type Campaign, emptyForm, type FightResult } from '@warmoot/systems/chronopia/desk';
import { useEffect } from 'preact/hooks';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { sidesOf } from '../battle/BattlesPanel.tsx';
import { type OtherReport, ResultForm } from '../battle/ResultForm.tsx';
import { moderator as words } from '../text/index.ts';
import { campaignOf } from '../view.ts';
import { Act, type ConsoleProps } from './Act.tsx';
import '../battle/battle.css';

type Waiting = ConsoleProps['desk']['battles'][number];
type Creation = ConsoleProps['desk']['creations'][number];

/** What waits for the moderator's word; without it the campaign goes on by itself (CHR-MOD-02). */
export function Rulings(of: ConsoleProps) {
  const { battles, creations } = of.desk;
  return (
    <section class="news-part console-rulings">
      <h3>{words.waiting}</h3>
      {battles.length + creations.length === 0 ? <p class="news-none">{words.nothingWaits}</p> : null}
      {battles.map((waiting) => (
        <BattleRuling key={waiting.battle.id} {...of} waiting={waiting} />
      ))}
      {creations.map((creation) => (
        <CreationRuling key={creation.nth} {...of} creation={creation} />
      ))}
    </section>
  );
}

const reportsOf = ({ battle, filedBy, counteredBy }: Waiting): OtherReport[] => [
  ...(battle.filed === null ? [] : [{ by: filedBy ?? '', result: battle.filed.result }]),
  ...(battle.countered === undefined ? [] : [{ by: counteredBy ?? '', result: battle.countered.result }]),
];

function BattleRuling({ session, reason, waiting }: ConsoleProps & { readonly waiting: Waiting }) {
  const { battle, hex, filedBy, between } = waiting;
  const campaign = campaignOf(session) as Campaign;
  const result = useSignal<FightResult>(battle.filed?.result ?? emptyForm(battle.order));
  const { filed } = battle;
  useEffect(() => {
    if (filed !== null) result.value = filed.result;
  }, [filed]);
  const act = { session, reason };
  const reports = reportsOf(waiting);
  return (
    <article class="ruling" data-disputed={battle.disputed}>
      <h4>{words.battle(battle.id, between)}</h4>
      <p class="hint">
        {filedBy === null ? words.notReported : words.reported(filedBy, battle.disputed)}{' '}
        <ClauseLink session={session} rule={battle.disputed ? 'CHR-BTL-05' : 'CHR-BTL-08'} />
      </p>
      {reports.length === 0 ? null : (
        <>
          <ResultForm
            order={battle.order}
            result={result}
            sides={sidesOf(campaign, battle)}
            others={reports}
            isRuling
          />
          <div class="desk-words">
            <Act
              {...act}
              isMain
              says={words.giveRuling}
              command={(why) => ({ type: 'rule', battle: battle.id, result: result.value, reason: why })}
            />
            {reports.map(({ by, result: theirs }) => (
              <Act
                key={by}
                {...act}
                says={words.take(by)}
                command={(why) => ({ type: 'rule', battle: battle.id, result: theirs, reason: why })}
              />
            ))}
          </div>
        </>
      )}
      <Act
        {...act}
        says={words.quick}
        command={(why) => ({ type: 'battleAt', hex, mode: 'auto', reason: why })}
      />
    </article>
  );
}

function CreationRuling({ session, reason, creation }: ConsoleProps & { readonly creation: Creation }) {
  const { nth, by, submission } = creation;
  const { profile, price, comparable, background, miniatures } = submission;
  return (
    <article class="ruling">
      <h4>{words.creation(profile.name, by)}</h4>
      {profile.models.map((model) => (
        <p key={model.type}>{words.model(model.name, model.cost)}</p>
      ))}
      <p>
        {words.price(price, comparable)} <ClauseLink session={session} rule="CHR-PCR-06" />
      </p>
      <p class="hint">{background}</p>
      <p class="hint">{words.miniatures(miniatures)}</p>
      <div class="desk-words">
        {(['accepted', 'countered', 'refused'] as const).map((verdict) => (
          <Act
            key={verdict}
            session={session}
            reason={reason}
            isMain={verdict === 'accepted'}
            says={words.verdicts[verdict]}
            command={(answer) => ({ type: 'judgeCreation', submission: nth, verdict, answer })}
          />
        ))}
      </div>
    </article>
  );
}
