/** What the audit looks at, and what was decided about its checks. */
export const audit = {
  title: 'Customize audit',
  purpose: 'The score counts what the audit looks at. Checks that are left out are still read.',
  reset: 'Reset to defaults',
  scope: {
    label: 'Scope',
    company: 'One company',
  },
  company: {
    none: 'No company matches',
  },
  loading: 'Reading the settings of the audit',
  inheritOf: 'Inherit the setting of “{{name}}”',
  inherited: 'As set for all companies',
  obstacles: {
    loading: 'The settings are still being read.',
    saving: 'This is being saved.',
    noCompany: 'Choose a company first.',
    unchanged: 'Nothing was changed.',
  },
  saved: 'The audit is saved on this device and goes to the server with the next network.',
  failures: {
    notKept: 'This device could not keep the change. Nothing was changed; your entries are still here.',
    forbidden: 'Your role no longer allows this. Nothing was changed.',
  },
  resolve: {
    title: 'Resolve check',
    purpose: 'What you decided about “{{check}}” at {{company}}. It counts as met from then on.',
    status: 'Status',
    choose: 'Choose a status',
    details: 'Status details',
    takeBack: 'Take back',
    saved: 'The resolution is saved on this device and goes to the server with the next network.',
    takenBack: 'The resolution is taken back on this device and goes to the server with the next network.',
  },
} as const
