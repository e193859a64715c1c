/** The organization's own Duo account, and which company each account below it is. */
export const duo = {
  title: 'Duo accounts',
  purpose:
    'Which company each account below your own Duo account is. Its second factors are then read with your keys.',
  connection: {
    title: 'Your Duo account',
    about:
      'A provider’s Duo account looks after those of its customers. It is connected once, for all companies, by the keys of its Accounts API.',
    checked: 'Last checked (UTC)',
  },
  parentFaults: {
    unauthorized:
      'Duo refuses the keys of your account. Companies are not read by it until you enter good ones; what was read before is kept.',
    missingScope: 'These keys are not of the Accounts API. Enter those of an Accounts API application.',
    throttled: 'Duo asked us to slow down. The accounts are read again later.',
    unreachable: 'Duo could not be reached. The accounts are those of before.',
    other: 'The accounts could not be read. They are those of before.',
  },
  columns: {
    account: 'Duo account',
    company: 'Company',
    state: 'Mapping',
    connection: 'Connection',
    host: 'API hostname',
  },
  states: {
    gone: 'Deleted at Duo',
    suggested: 'Suggested',
    notMapped: 'Not mapped',
    ownKeys: 'By its own keys',
    mapped: 'Mapped',
  },
  seems: 'Seems to be {{name}}',
  find: 'Find accounts',
  filters: {
    open: 'Not mapped',
    mapped: 'Mapped',
  },
  unconnected: {
    title: 'Your Duo account is not connected',
    reason:
      'Open “Your Duo account” above and enter the keys of its Accounts API. You need to see all companies for this.',
  },
  none: {
    title: 'No accounts below yours',
    reason: 'Accounts that you make at Duo appear here.',
  },
  unread: 'Not on this device yet',
  filtered: {
    title: 'No such account',
    reason: 'Search and filters hide all.',
  },
  gonePanel: 'This account is not here any more',
  gonePanelReason: 'It was deleted at Duo, or your Duo account was disconnected.',
  goneHelp: 'This account was deleted at Duo. What was read of it before is kept until the mapping is ended.',
  map: {
    suggested: 'Map as suggested',
    end: 'End mapping',
    endHelp:
      'What Duo told of this company’s second factors is then removed here. At Duo nothing is changed.',
    openCompanies: 'Companies that have Duo already, by keys of their own or another account, are left out.',
    is: 'This account is {{name}}.',
    isByOwnKeys: '{{name}} has connected this account with keys of its own, which come first.',
    done_one: '{{count}} account was mapped. Its second factors are being read.',
    done_other: '{{count}} accounts were mapped. Their second factors are being read.',
    ended_one: 'The mapping of {{count}} account was ended.',
    ended_other: 'The mapping of {{count}} accounts was ended.',
    notMapped: 'Not everything was mapped.',
    noneSuggested: 'No company is suggested for the chosen accounts.',
    noneMapped: 'None of the chosen accounts is mapped.',
  },
  failures: {
    notFound: 'the account or the company is not there any more.',
    accountGone: 'the account was deleted at Duo.',
    ownKeys: 'the company is connected to Duo with keys of its own. Disconnect these first.',
    otherAccount: 'the company is mapped to another account already.',
    otherCompany: 'the account is another company’s already.',
  },
  company: {
    account: 'Duo account',
    through: 'This company is read with the keys of your organization’s Duo account.',
    parted:
      'Your organization’s Duo account is disconnected, so nothing is read. What was read before is kept.',
    ownKeys: 'Enter keys of its own',
    disconnectText:
      'The mapping to the Duo account and what Duo told of second factors are removed here. At Duo nothing is changed.',
    faults: {
      unauthorized:
        'Duo refuses the keys of your organization’s Duo account, or it is disconnected. What was read before is kept.',
      missingScope: 'The keys of your organization’s Duo account may not read this account’s users.',
      notFound: 'This account was deleted at Duo. What was read before is kept until the mapping is ended.',
    },
  },
  disconnect: {
    title: 'Disconnect your Duo account?',
    text: 'Its keys and accounts are removed here and stay at Duo. Companies that are mapped keep what was read, and are read again once the account is connected again.',
    done: 'Your Duo account was disconnected.',
  },
  table: {
    select: 'Select',
    selectAll: 'Select all accounts',
    selected: '{{chosen}} of {{maximum}} selected',
    loading: 'Loading the accounts',
  },
} as const
