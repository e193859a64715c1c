export const support = {
  search: 'Search title, topic or description',
  columns: {
    title: 'Title',
    description: 'Description',
    topic: 'Topic',
    updated: 'Changed',
    url: 'Address',
  },
  table: {
    select: 'Select this entry',
    selectAll: 'Select all entries',
    selected: '{{chosen}} of {{maximum}} selected',
    loading: 'Reading the list',
  },
  empty: {
    noneReason: 'Whoever runs this site has not named any yet.',
    unread: 'This list is not on this device yet',
    unreadReason: 'It comes with the next network, and stays here from then on.',
    filtered: 'Nothing fits',
    filteredReason: 'No entry has these words.',
  },
  resources: {
    knowledgeBase: {
      purpose: 'Articles about how things are done here. They open in a tab of their own.',
      none: 'No articles yet',
    },
    bestPractices: {
      purpose: 'What has proved itself in looking after companies. Articles open in a tab of their own.',
      none: 'No best practices yet',
    },
    marketing: {
      purpose: 'What helps you to talk to your customers about security. Files open in a tab of their own.',
      none: 'No resources yet',
    },
    downloads: {
      purpose: 'Tools and documents to take along. Files open in a tab of their own.',
      none: 'No downloads yet',
    },
  },
  chat: {
    purpose: 'Talk to those who help. What you write goes to the chat provider of this site.',
    none: 'There is no chat here',
    noneReason: 'Whoever runs this site offers none. A mail reaches the same people.',
    offline: 'The chat needs a network',
    offlineReason: 'It begins once this device is online. A mail can be written now.',
    ownTab: 'Open in its own tab',
  },
  solutions: {
    none: 'Whoever runs this site has not set this solution up yet. Ask for it:',
    backup: {
      purpose: 'Copies of your customers’ data outside of their tenant.',
      help: 'A product beside this one, with an account of its own.',
      note: 'Microsoft keeps deleted mails and files for a limited time. A backup keeps them longer, and brings back what an attack or a mistake has removed.',
      open: 'Open the backup',
    },
    security_training: {
      purpose: 'Teaches people to recognize what technology lets through.',
      help: 'A product beside this one, with an account of its own.',
      note: 'Short lessons and harmless phishing mails show who needs help, before somebody else finds out.',
      open: 'Open the training',
    },
  },
  quickSetup: {
    purpose:
      'One step after the other until this organization is ready. What is done is recognized by itself.',
    next: 'Next step',
    later: 'After that',
    done: 'Done',
    dismissed: 'Not needed here',
  },
} as const
