export const whatFirst = {
  title: 'What to do first',
  purpose:
    'The changes that win most here: what an attacker gains without them, at how many companies, and how little they take.',
  purposeOne:
    'The changes that win most here: what an attacker gains without them, and how little they take.',
  loading: 'Weighing what is open',
  people_one: '{{count, number}} person',
  people_other: '{{count, number}} people',
  peopleAtLeast_one: 'at least {{count, number}} person',
  peopleAtLeast_other: 'at least {{count, number}} people',
  preview: 'Preview',
  previewOf: 'Preview: {{name}}',
  showHow: 'Show how',
  showHowOf: 'Show how: {{name}}',
  done: 'Nothing to do first',
  doneReason: 'Every check that was measured is met, or was decided otherwise.',
  unread: 'Not known yet',
  unreadReason: 'What to do first is known once Microsoft 365 is connected and was read.',
  neverRead_one: '{{count}} company was never read and does not count here.',
  neverRead_other: '{{count}} companies were never read and do not count here.',
}
