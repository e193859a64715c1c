import type { Detection } from '../../detection.ts'
import type { EventSetup } from '../../event-setup.ts'
import { fact, isTrue, membersIn, propertyOf, readJson, textsIn } from '../../facts.ts'
import { outsideAddresses } from './mail-domains.ts'
import { onOperation, type Operated } from './operation-rule.ts'

const PAGE = 'https://learn.microsoft.com/defender-xdr/alert-grading-playbook-inbox-manipulation-rules'
const group = 'inbox-rule'
const operations = ['New-InboxRule', 'Set-InboxRule', 'Enable-InboxRule', 'UpdateInboxRules']
const FORWARDING = ['ForwardTo', 'ForwardAsAttachmentTo', 'RedirectTo']
/** Where nobody looks. */
const HIDDEN_FOLDER =
  /\brss\b|archiv|conversation history|aufgezeichnete unterhaltungen|deleted items|junk|gel.schte elemente|sync issues|notes$|trash/i

/** What Outlook itself writes: a list of actions as JSON. */
const actionsOf = (event: Operated) => readJson(propertyOf(event.properties, 'RuleActions') ?? '')

/** To whom a rule passes mail on, as it is written. */
function forwardTargets(event: Operated): string[] {
  const written = FORWARDING.flatMap((name) => propertyOf(event.properties, name) ?? []).filter(Boolean)
  const actions = actionsOf(event)
  const isForward = textsIn(membersIn(actions, 'ActionType')).some((type) =>
    /forward|redirect|delegate/i.test(type),
  )
  return [...written, ...(isForward ? textsIn(membersIn(actions, 'Recipients')) : [])]
}

function isHiding(event: Operated): boolean {
  const { properties } = event
  const flags = ['DeleteMessage', 'SoftDeleteMessage', 'PermanentDelete']
  if (flags.some((name) => isTrue(propertyOf(properties, name)))) return true
  if (HIDDEN_FOLDER.test(propertyOf(properties, 'MoveToFolder') ?? '')) return true
  const actions = actionsOf(event)
  const types = textsIn(membersIn(actions, 'ActionType'))
  return (
    types.some((type) => /delete/i.test(type)) ||
    (types.some((type) => /move/i.test(type)) && textsIn(actions).some((text) => HIDDEN_FOLDER.test(text)))
  )
}

const forwardsOutside = (event: Operated, setup: EventSetup) => {
  const outside = forwardTargets(event).flatMap((target) => outsideAddresses(target, event, setup))
  return outside.length > 0 ? { facts: [fact('outside', outside.join(', '))] } : undefined
}

/** The most exact first: of one rule, the first one is told. */
export const inboxRules: readonly Detection[] = [
  onOperation({
    id: 'inbox-rule-forwards-outside',
    operations,
    guide: 'mailRule',
    severity: 'high',
    link: 'https://learn.microsoft.com/defender-xdr/alert-grading-playbook-inbox-forwarding-rules',
    group,
    judge: forwardsOutside,
  }),
  onOperation({
    id: 'inbox-rule-forwards',
    operations,
    guide: 'mailRule',
    severity: 'high',
    link: PAGE,
    group,
    judge: (event) => (forwardTargets(event).length > 0 ? {} : undefined),
  }),
  onOperation({
    id: 'inbox-rule-hides-mail',
    operations,
    guide: 'mailRule',
    severity: 'high',
    link: PAGE,
    group,
    judge: (event) => (isHiding(event) ? {} : undefined),
  }),
  onOperation({
    id: 'inbox-rule-changed',
    operations,
    guide: 'mailRule',
    severity: 'low',
    link: PAGE,
    group,
  }),
]
