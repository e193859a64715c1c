export const importSettings = {
  title: 'Import settings',
  purpose:
    'Whoever is not imported is ignored at every reading of the directory. What a person decided about somebody stays.',
  whose: 'Settings of',
  ofAll: 'Companies without their own',
  none: '{{company}} has no import settings: everybody is imported.',
  byDefault:
    '{{company}} follows the settings of companies without their own. Saving gives it settings of its own.',
  defaultHelp:
    'These hold for every company that has no settings of its own. Each company counts its accounts for itself.',
  remove: 'Remove settings',
  removeDefault: 'Remove default',
  domains: {
    label: 'Domains',
    all: 'All domains',
    only: 'The only domain of this company.',
  },
  include: {
    label: 'Import',
    all: 'All accounts',
    allHelp: 'Everybody in these domains.',
    selected: 'Selected accounts',
    selectedHelp: 'Who is in one of the groups, holds one of the licenses or roles, or is named.',
  },
  exclude: {
    label: 'Leave out',
    none: 'Nobody',
    noneHelp: 'All of these accounts are imported.',
    selected: 'Some of them',
    selectedHelp: 'Leaving out wins over importing.',
    noLicences: 'Accounts without licenses',
    noGroups: 'Accounts in no group',
  },
  included: {
    groups: 'Imported groups',
    users: 'Imported people',
    licences: 'Imported licenses',
    roles: 'Imported roles',
  },
  excluded: {
    groups: 'Groups left out',
    users: 'People left out',
    licences: 'Licenses left out',
    roles: 'Roles left out',
  },
  add: {
    groups: 'Add a group',
    users: 'Add a person',
    licences: 'Add a license',
    roles: 'Add a role',
  },
  choices: {
    find: 'Search',
    noSuch: 'Nothing has this name.',
    none: 'None',
    remove: 'Remove {{name}}',
    asking: 'Asking the server for the choices.',
    unknown:
      'What can be chosen here is known only after a reading of the directory, and while the server can be reached.',
  },
  estimate: {
    selected: '{{selected}} of {{accounts}} accounts are imported',
    noLicenses: 'without licenses: {{accounts}}',
    noGroups: 'in no group: {{accounts}}',
    asking: 'Counting accounts',
    unknown:
      'How many accounts this imports is not known: groups and roles are counted by the server, which does not answer.',
    again: 'Count again',
  },
  refusals: {
    nothingSelected: 'Choose at least one group, person, license or role to import.',
    nothingExcluded: 'Choose whom to leave out, or leave out nobody.',
    unchanged: 'Nothing was changed.',
    nobodyLeft: 'No account would be imported.',
    everybody:
      'This imports every account, which needs no settings. Remove the settings instead, or choose domains.',
  },
  refresh: {
    button: 'Refresh',
    running: 'The directory is being read.',
    done: 'The directory was read.',
    failed: 'The directory could not be read. What was read before stays.',
    goesOn: 'The reading goes on without being watched.',
    notStarted: 'The reading could not be started. Try again in a moment.',
    forbidden: 'Your role does not let you have a directory read.',
    paused: 'This integration is paused.',
    offline: 'There is no network.',
  },
} as const
