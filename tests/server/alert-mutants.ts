import type { Mutant } from '#tests/support/mutant.ts'

/** The raising of alerts with a bug, by which an event is lost, or told otherwise. Each has to be caught. */
export const alertMutants: readonly Mutant[] = [
  {
    name: 'late-event-looks-back-alone',
    what: 'An event that comes late does not count for windows that end after it.',
    file: 'src/shared/domain/alerts/detect.ts',
    find: 'event.at + window.length - 1)',
    replace: 'event.at)',
  },
  {
    name: 'gravest-is-forgotten',
    what: 'An alert is as severe as what was found last.',
    file: 'src/shared/domain/alerts/alert.ts',
    find: 'severity: graver(standing.severity, other.severity)',
    replace: 'severity: other.severity',
  },
  {
    name: 'begins-with-the-last-page',
    what: 'An alert begins with the first event of the page that was kept last.',
    file: 'src/shared/domain/alerts/alert.ts',
    find: 'at: Math.min(standing.at, other.at)',
    replace: 'at: other.at',
  },
  {
    name: 'standing-is-not-kept',
    what: 'What an alert was made of is forgotten after each page.',
    file: 'src/server/alerts/raise-alerts.ts',
    find: 'await keepStanding(work.tx, company, alerts)',
    replace: 'void keepStanding',
  },
  {
    name: 'row-stays-as-raised',
    what: 'An alert that stands is not changed by what happens again.',
    file: 'src/server/alerts/raise-alerts.ts',
    find: 'handling: before ? handlingOf(before) : unhandled(isoNow)',
    replace: 'handling: before ?? unhandled(isoNow)',
  },
  {
    name: 'count-of-the-page',
    what: 'An alert counts only what the last page has told.',
    file: 'src/server/alerts/raise-alerts.ts',
    find: '      count,\n      handling',
    replace: '      count: alert.count,\n      handling',
  },
  {
    name: 'only-what-was-found-is-kept',
    what: 'Events that count for a window without filling it are not kept.',
    file: 'src/server/alerts/raise-alerts.ts',
    find: 'const found = new Set<ToldEvent>(watched)',
    replace: 'const found = new Set<ToldEvent>()',
  },
  {
    name: 'looks-only-around-the-page',
    what: 'Of what was kept before only the time of the page itself is looked at.',
    file: 'src/server/alerts/raise-alerts.ts',
    find: 'const reach = longestLook()',
    replace: 'const reach = 0 * longestLook()',
  },
  {
    name: 'found-again-by-company-alone',
    what: 'An event is found again by its company, and by no other of its keys.',
    file: 'src/server/alerts/tenant-event.store.ts',
    find: 'historyKeys(event).map((key) => ({',
    replace: 'historyKeys(event).slice(0, 1).map((key) => ({',
  },
  {
    name: 'cursor-goes-on-without-a-record',
    what: 'A record on which the process ends is left out, and the cursor goes on.',
    file: 'src/server/alerts/keep-page.ts',
    find: '    const reading = understand(record)',
    replace:
      "    const reading = (() => { try { return understand(record) } catch { return { outcome: 'empty' } as never } })()",
  },
  {
    name: 'later-state-is-known-already',
    what: 'What the vendor has changed since it was told counts as told.',
    file: 'src/server/alerts/keep-page.ts',
    find: 'event: { ...reading.event, id }',
    replace: 'event: reading.event',
  },
  {
    name: 'graver-tells-nobody',
    what: 'Nobody hears that an alert has become graver.',
    file: 'src/server/alerts/raise-alerts.ts',
    find: ' || isGraver(after, before)) raised',
    replace: ' || (isGraver(after, before) && id === "")) raised',
  },
]
