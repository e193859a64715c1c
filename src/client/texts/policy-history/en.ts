/** What changed of the policies of a tenant, of every kind, and the way back. */
export const policyHistory = {
  title: 'History',
  loading: 'Loading the history',
  none: 'No change was found in 180 days.',
  added: 'Added',
  removed: 'Removed',
  modified: 'Modified',
  byUs: 'from here',
  byOthers: 'in the tenant',
  showMore_one: 'Show {{count}} more',
  showMore_other: 'Show {{count}} more',
  by: '{{name}}, from here',
  beforeChange: 'Back to before this change',
  toPoint: 'Back to this point',
  companyToPoint: 'All policies back to this point',
  chooseCompanyReason: 'The history is shown for one company. Choose it in the top bar.',
  noneReason: 'Changes appear here once a reading of the tenant finds one, or a task from here makes one.',
  sent_one:
    '{{count}} change is sent to the tenant. What somebody has changed there meanwhile is left alone.',
  sent_other:
    '{{count}} changes are sent to the tenant. What somebody has changed there meanwhile is left alone.',
  otherId: 'It comes back with another id.',
  confirm: 'Bring back',
  left: 'This cannot be brought back',
  nothing: 'It stands so already.',
  nothingLeft: 'Nothing of it can be brought back.',
  tooMany: 'At most {{count}} changes are sent at once. Choose a later point.',
  reasons: {
    notHere: 'What the tenant has now is not on this device.',
    shape: 'It was recorded in a form that cannot be sent.',
  },
}
