export const agreement = {
  title: 'Licence agreement',
  intro: 'Before you go on, please read the agreement and decide. Declining signs you out.',
  document: 'Text of the licence agreement',
  loading: 'Getting the agreement',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
  accept: 'I Accept',
  decline: 'I Decline',
  readFirst: 'The agreement has to be shown before it can be accepted.',
  unreadable: 'The agreement could not be shown. Check the network and try again.',
  notSaved: 'Your decision could not be saved. Nothing was changed; please try again.',
} as const
