export const organizations = {
  purpose: 'Every organization of this site in numbers, and what is turned on for each.',
  search: 'Find an organization',
  columns: {
    name: 'Organization',
    customers: 'Companies',
    users: 'Users',
    devices: 'Devices',
    subscription: 'Subscription',
    features: 'Features',
    created_at: 'Created',
  },
  own: 'Yours',
  readOnly: 'Test account',
  unknown: 'Not known',
  on: '{{number}} of {{all}} on',
  subscription: {
    none: 'None',
    monthly: '{{plan}}, billed monthly',
    yearly: '{{plan}}, billed yearly',
    trialPlan: 'Trial',
    until: 'Trial until {{date}}',
    endedOn: 'Trial ended on {{date}}',
    ended: 'Trial ended',
  },
  figures: {
    all: 'Organizations',
    trial: 'On trial',
    lapsed: 'Without a valid subscription',
    readOnly: 'Test accounts',
  },
  table: {
    select: 'Select organization',
    selectAll: 'Select all organizations',
    selected: '{{chosen}} of {{maximum}} selected',
    loading: 'Reading organizations',
  },
  export: {
    button: 'Export as CSV',
    nothing: 'There is nothing to export.',
    done_one: '{{count}} organization was exported.',
    done_other: '{{count}} organizations were exported.',
  },
  empty: {
    notFound: 'No organization matches',
    notFoundReason: 'No organization has these words in its name.',
    failed: 'The organizations could not be read',
  },
  panel: {
    context: 'Organization',
    id: 'Organization id',
    numbersOnly: 'You see numbers only: companies, people and users stay with the organization.',
    gone: 'This organization is not here',
    goneReason: 'It was taken away, or the address is of another site.',
  },
  notYet: 'What this turns on is not part of this version yet: it changes nothing today.',
  features: {
    'posture-protect-m3': {
      name: 'Posture Protect',
      effect: 'Shows the Protect tab of Security Posture.',
    },
    'discover-security': {
      name: 'Application risk',
      effect: 'Opens the page Risk under Application Usage.',
    },
    'engage-autopilot': {
      name: 'Engage Autopilot',
      effect: 'Opens the page Offboard Schedule.',
    },
    'castellan-ai-assistant': {
      name: 'AI assistant',
      effect: 'Opens the page Development with the assistant, to product administrators alone.',
    },
    'defender-policies': {
      name: 'Policies for Defender',
      effect: 'Opens the pages for Defender policies and their templates.',
    },
    intune: {
      name: 'Device management with Intune',
      effect: 'Opens the pages for the configuration and compliance of devices.',
    },
    'secure-licensing': {
      name: 'Secure licensing',
      effect: 'Offers to enable Secure where it is not licensed yet.',
    },
    'test-account': {
      name: 'Test account',
      effect: 'Marks the organization of the shared trial account, in which nothing can be changed.',
    },
    'scheduled-reports': {
      name: 'Scheduled reports',
      effect: 'Shows Scheduled Reports in the menu. While this is off, the server refuses them.',
    },
    reporting: {
      name: 'Report export',
      effect: 'Offers to export the threat report and the summary report.',
    },
    'auto-ignore': {
      name: 'Ignoring automatically',
      effect: 'Offers import settings on Employees, by which people are ignored automatically.',
    },
    alerts: {
      name: 'Alerts in the menu',
      effect: 'Shows Alerts in the menu. While this is off, the page still opens by its address.',
    },
  },
  warnings: {
    testAccountOn:
      'Caution: once this is on, nobody in the organization can change anything. Changes that wait on its devices are refused.',
    testAccountOff:
      'Caution: once this is off, nobody gets in by the shared trial account of this organization any more, and whoever is signed in with it can make changes.',
    assistantOn: 'Caution: each use of the assistant costs money.',
  },
  toggle: {
    on: {
      title: 'Turn {{feature}} on for {{organization}}?',
      confirm: 'Turn on',
      done: '{{feature}} is on for {{organization}}.',
    },
    off: {
      title: 'Turn {{feature}} off for {{organization}}?',
      confirm: 'Turn off',
      done: '{{feature}} is off for {{organization}}.',
    },
    reach:
      'It holds for everybody in {{organization}}: at once on devices that are online, on all others from their next contact.',
    noNetwork: 'This needs a network: features are turned on and off at the server, never queued.',
  },
} as const
