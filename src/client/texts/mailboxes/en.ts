export const mailboxes = {
  search: 'Find mailboxes',
  columns: {
    name: 'Mailbox',
    address: 'Address',
    state: 'Sign-in',
    source: 'Account',
  },
  states: {
    blocked: 'Blocked',
    notBlocked: 'Not Blocked',
    applying: 'Applying settings',
    unknown: 'Not measured',
  },
  sources: {
    cloud: 'In the cloud',
    synchronized: 'From a directory on premises',
  },
  block: 'Block {{chosen}}',
  unblock: 'Unblock {{chosen}}',
  obstacles: {
    blocked: 'None of the selected ones can be blocked: they are already, or are being changed.',
    notBlocked: 'None of the selected ones can be unblocked: they are not blocked, or are being changed.',
    synchronized: 'Their accounts come from a directory on premises, and can only be changed there.',
  },
  confirm: {
    block_one: 'Block sign-in to {{count}} mailbox?',
    block_other: 'Block sign-in to {{count}} mailboxes?',
    unblock_one: 'Unblock {{count}} mailbox?',
    unblock_other: 'Unblock {{count}} mailboxes?',
    blockText:
      'Nobody can sign in to these accounts of {{company}} with a password any more. Members go on opening the mailboxes with their own accounts.',
    unblockText:
      'Whoever knows the password can sign in to these accounts of {{company}} again. Members do not need that.',
    synchronized: 'Left as they are, since their accounts come from a directory on premises: {{names}}.',
  },
  asked: 'The mailboxes are being changed.',
  none: 'No shared mailboxes',
  noneReason: 'This company had none when its tenant was last read.',
  unread: 'Its tenant is not on this device',
  unreadReason: 'Connect the company, or wait until it was read.',
}
