export const ignored = {
  purpose: 'Who is left out of figures and reports, and why. No licenses can be assigned to them.',
  search: 'Search employees',
  columns: {
    department: 'Department',
    why: 'Why',
  },
  by: {
    person: 'By a person',
    rule: 'By import settings',
  },
  byPerson: 'A person decided it',
  reasons: {
    otherDomain: 'Domain is not imported',
    notChosen: 'Not among the selected accounts',
    leftOut: 'Left out by settings',
    noLicences: 'Has no licenses',
    noGroups: 'Is in no group',
  },
  unignore: 'Unignore',
  more_one: '{{count}} more is not listed. Choose a company to see everybody.',
  more_other: '{{count}} more are not listed. Choose a company to see everybody.',
  table: {
    select: 'Select this employee',
    selectAll: 'Select all ignored employees',
    selected: '{{chosen}} of {{maximum}} selected',
    loading: 'Reading ignored employees',
  },
  empty: {
    none: 'Nobody is ignored',
    noneReason:
      'Everybody counts. Ignore somebody in the list of employees, or by the import settings of a company.',
    unread: 'Ignored employees are not loaded yet',
    unreadReason: 'This device has not read the employees yet, and the server does not answer.',
    filtered: 'Nobody fits',
    filteredReason: 'No ignored employee fits the search and the filters.',
  },
  panel: {
    rule: 'Unignored by you, they stay imported whatever the settings say.',
    open: 'Open in employees',
    gone: 'This employee is not ignored',
    goneReason: 'They count again, or they were removed.',
  },
} as const
