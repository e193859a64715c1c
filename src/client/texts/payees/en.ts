export const payees = {
  purpose:
    'What companies have paid, as their accounting tool says, to set it beside what they subscribe to.',
  search: 'Find a payee or a description',
  unnamed: 'Payee not named',
  month: 'Month',
  toIntegrations: 'To the integrations',
  columns: {
    vendor: 'Payee',
    posted_on: 'Date posted',
    description: 'Description',
    account: 'Account',
    cost: 'Cost',
    currency: 'Currency',
  },
  table: {
    select: 'Select this expense',
    selectAll: 'Select all expenses',
    selected: '{{chosen}} of {{maximum}} selected',
    loading: 'Reading expenses',
  },
  empty: {
    none: 'No expenses yet',
    noneReason: 'They are listed here as soon as a company is connected to QuickBooks and was read.',
    unread: 'The expenses are not on this device yet',
    unreadReason: 'They come with the next network and stay here from then on.',
    filtered: 'No expense fits',
    filteredReason: 'No expense has these words and filters.',
  },
  panel: {
    context: 'Expense at QuickBooks',
    gone: 'This expense is not here',
    goneReason:
      'It was deleted in the books, is older than 13 months, or is of a company that you do not look after.',
  },
}
