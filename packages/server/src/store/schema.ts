/**
 * The tables, as migration steps that only go forward: a step that has run anywhere is never changed. Both databases
 * understand this SQL; `bigint` holds milliseconds and is read as a number.
 */
export const MIGRATIONS: readonly string[][] = [
  [
    `create table people (
      id text primary key,
      name text not null,
      folded_name text unique,
      password text,
      email text,
      settings text not null,
      away_until bigint,
      created_at bigint not null
    )`,
    `create table sessions (
      token_hash text primary key,
      id text not null unique,
      person text not null references people (id) on delete cascade,
      kind text not null,
      agent text not null,
      created_at bigint not null,
      seen_at bigint not null,
      expires_at bigint not null
    )`,
    `create table matches (
      id text primary key,
      system text not null,
      title text not null,
      options text not null,
      dice text not null,
      secret text not null,
      visibility text not null,
      status text not null,
      owner text not null,
      settings text not null,
      version bigint not null,
      table_version bigint not null,
      outcome text,
      created_at bigint not null,
      begun_at bigint,
      ended_at bigint,
      moved_at bigint not null
    )`,
    'create index matches_by_status on matches (status, visibility, moved_at)',
    `create table log (
      match text not null references matches (id) on delete cascade,
      version bigint not null,
      rules_version bigint not null,
      item text not null,
      seen text not null,
      at bigint not null,
      primary key (match, version)
    )`,
    `create table seats (
      match text not null references matches (id) on delete cascade,
      seat text not null,
      position bigint not null,
      person text references people (id),
      substitute text references people (id),
      bot text,
      entropy text,
      wants_pause bigint not null,
      primary key (match, seat)
    )`,
    'create index seats_by_person on seats (person)',
    `create table watchers (
      match text not null references matches (id) on delete cascade,
      person text not null references people (id) on delete cascade,
      primary key (match, person)
    )`,
    `create table invitations (
      token_hash text primary key,
      match text not null references matches (id) on delete cascade,
      purpose text not null,
      seat text,
      made_by text not null,
      created_at bigint not null,
      expires_at bigint not null,
      taken_by text
    )`,
    `create table chat (
      match text not null references matches (id) on delete cascade,
      channel text not null,
      number bigint not null,
      person text not null,
      name text not null,
      text text not null,
      at bigint not null,
      primary key (match, channel, number)
    )`,
    `create table deadlines (
      match text not null references matches (id) on delete cascade,
      seat text not null,
      task text not null,
      class text not null,
      due_at bigint,
      left_ms bigint,
      extended bigint not null,
      primary key (match, seat)
    )`,
    `create table vacations (
      person text not null references people (id) on delete cascade,
      begins_at bigint not null,
      ends_at bigint not null,
      primary key (person, begins_at)
    )`,
    `create table present (
      match text not null references matches (id) on delete cascade,
      person text not null references people (id) on delete cascade,
      until bigint not null,
      primary key (match, person)
    )`,
    `create table subscriptions (
      id text primary key,
      person text not null references people (id) on delete cascade,
      kind text not null,
      target text not null,
      secret text not null,
      created_at bigint not null,
      failures bigint not null
    )`,
    `create table claims (
      key text primary key,
      at bigint not null
    )`,
    `create table attempts (
      key text not null,
      at bigint not null
    )`,
    'create index attempts_by_key on attempts (key, at)',
    `create table keepsakes (
      name text primary key,
      value text not null
    )`,
  ],
  [
    // MOT-02: who has been able to see a match from which seat; for older matches, the people seated now.
    `create table viewers (
      match text not null references matches (id) on delete cascade,
      seat text not null,
      person text not null references people (id) on delete cascade,
      primary key (match, seat, person)
    )`,
    `insert into viewers (match, seat, person)
      select match, seat, person from seats where person is not null
        and match in (select id from matches where status in ('playing', 'paused'))`,
    `insert into viewers (match, seat, person)
      select match, seat, substitute from seats where substitute is not null and substitute <> coalesce(person, '')
        and match in (select id from matches where status in ('playing', 'paused'))`,
    `insert into viewers (match, seat, person)
      select id, '@moderator', owner from matches where status in ('playing', 'paused')
        and settings like '%"moderator":"' || owner || '"%' and owner in (select id from people)
      on conflict (match, seat, person) do nothing`,
  ],
  [
    'alter table log add column digest text',
    `create table kept_states (
      match text not null references matches (id) on delete cascade,
      version bigint not null,
      program text not null,
      seen text not null,
      rolls bigint not null,
      state text not null,
      primary key (match, version)
    )`,
  ],
  // The promise of a match's dice, `{"source":"verifiable","commitment":"…`, shows where an import comes from.
  ['create index matches_by_promise on matches (substr(dice, 38, 64))'],
  [
    `create table resets (
      token_hash text primary key,
      person text not null references people (id) on delete cascade,
      created_at bigint not null,
      expires_at bigint not null
    )`,
  ],
  [
    // No reference to people or matches: a report outlives both.
    `create table abuse_reports (
      id text primary key,
      offence text not null,
      match text not null,
      title text not null,
      reporter text not null,
      reporter_name text not null,
      person text not null,
      name text not null,
      place text not null,
      reason text not null,
      context text not null,
      at bigint not null,
      settled_at bigint,
      note text
    )`,
    `create table reserved_names (
      folded_name text primary key,
      at bigint not null
    )`,
  ],
  [
    // Removing a person or a table must find what belongs to them without reading everything.
    'create index sessions_by_person on sessions (person)',
    'create index matches_by_owner on matches (owner)',
    'create index seats_by_substitute on seats (substitute)',
    'create index watchers_by_person on watchers (person)',
    'create index viewers_by_person on viewers (person)',
    'create index subscriptions_by_person on subscriptions (person)',
    'create index chat_by_person on chat (person)',
    'create index invitations_by_match on invitations (match)',
    'create index invitations_by_maker on invitations (made_by)',
  ],
  [
    // Where somebody has signed in before: a browser or an address that strangers cannot lock out of the account.
    `create table acquaintances (
      person text not null references people (id) on delete cascade,
      mark text not null,
      seen_at bigint not null,
      primary key (person, mark)
    )`,
  ],
  [
    // The server's time when a deadline was written: a correction of that time must know which deadlines it missed.
    'alter table deadlines add column set_at bigint not null default 0',
  ],
  [
    // MOT-11: the seat a line was said from, and the seats that read a private one, the speaker's first.
    'alter table chat add column seat text',
    'alter table chat add column is_private bigint not null default 0',
    `create table chat_readers (
      match text not null references matches (id) on delete cascade,
      line bigint not null,
      seat text not null,
      position bigint not null,
      primary key (match, line, seat)
    )`,
  ],
  [
    // MOT-23: the history stays when the match is removed, and goes when the account is closed.
    `create table ratings (
      person text not null references people (id) on delete cascade,
      system text not null,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      won bigint not null,
      drawn bigint not null,
      lost bigint not null,
      at bigint not null,
      primary key (person, system)
    )`,
    `create table rating_history (
      match text not null,
      person text not null references people (id) on delete cascade,
      system text not null,
      rating double precision not null,
      deviation double precision not null,
      rating_before double precision not null,
      verdict text not null,
      at bigint not null,
      primary key (match, person)
    )`,
    'create index rating_history_by_person on rating_history (person, at)',
  ],
  [
    `create table tournaments (
      id text primary key,
      keeper text references people (id) on delete set null,
      title text not null,
      system text not null,
      options text not null,
      form text not null,
      settings text not null,
      status text not null,
      round bigint not null,
      rounds bigint not null,
      opens_at bigint not null,
      starts_at bigint not null,
      round_due_at bigint,
      winner bigint,
      created_at bigint not null,
      ended_at bigint
    )`,
    'create index tournaments_by_status on tournaments (status, starts_at)',
    'create index tournaments_by_keeper on tournaments (keeper)',
    // A closed account leaves its number behind: the others' results stay (MOT-35).
    `create table entrants (
      tournament text not null references tournaments (id) on delete cascade,
      number bigint not null,
      person text references people (id) on delete set null,
      seed bigint not null,
      rating bigint not null,
      has_left bigint not null,
      primary key (tournament, number),
      unique (tournament, person)
    )`,
    'create index entrants_by_person on entrants (person)',
    // No reference to the match: results outlive it.
    `create table tournament_games (
      tournament text not null references tournaments (id) on delete cascade,
      round bigint not null,
      board bigint not null,
      first bigint not null,
      second bigint,
      match text,
      result text,
      primary key (tournament, round, board)
    )`,
    'create index tournament_games_by_match on tournament_games (match)',
  ],
  [
    // MOT-15: a seat has at most one proposal of each kind; a pause is now one of them.
    `create table proposals (
      match text not null references matches (id) on delete cascade,
      kind text not null,
      seat text not null,
      id text not null,
      terms text not null,
      agreed text not null,
      state text not null,
      declined_by text,
      made_at bigint not null,
      due_at bigint not null,
      rematch text,
      primary key (match, kind, seat)
    )`,
    'alter table seats drop column wants_pause',
  ],
  [
    // MOT-18: a match has at most one link by which anybody may watch it.
    `create table shares (
      match text primary key references matches (id) on delete cascade,
      token text not null unique,
      made_by text not null,
      created_at bigint not null
    )`,
  ],
  [
    // The node through which somebody is at a table: another node's note is not removed with it.
    `alter table present add column node text not null default ''`,
  ],
  [
    // MOT-19: a person's own notes on a match.
    `create table notes (
      match text not null references matches (id) on delete cascade,
      person text not null references people (id) on delete cascade,
      text text not null,
      changed_at bigint not null,
      primary key (match, person)
    )`,
    'create index notes_by_person on notes (person)',
    `create table lesson_progress (
      person text not null references people (id) on delete cascade,
      lesson text not null,
      progress text not null,
      changed_at bigint not null,
      primary key (person, lesson)
    )`,
  ],
  [
    // MOT-08: the matches in which a campaign's battles are fought. One battle has at most one that is not settled.
    `create table battles (
      match text primary key references matches (id) on delete cascade,
      campaign text not null,
      battle text not null,
      is_settled bigint not null
    )`,
    'create index battles_by_campaign on battles (campaign, battle)',
  ],
];

/** Tables that can be rebuilt from the others: a backup leaves them out. */
export const CACHES: readonly string[] = ['kept_states'];

/** Each step is a list of statements; a test may add further steps. */
export type Migrations = readonly (readonly string[])[];

/** Every table the steps create, referenced tables first. */
export const tablesOf = (migrations: Migrations): readonly string[] =>
  migrations.flat().flatMap((text) => /^create table (\w+)/.exec(text)?.[1] ?? []);
