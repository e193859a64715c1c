import type { Mutant } from '#tests/support/mutant.ts'

const file = (name: string) => `src/server/access/${name}.ts`

/** Changes of policies and places in tenants with a bug: sent twice, sent unseen, not brought back. Each has to be caught. */
export const deployMutants: readonly Mutant[] = [
  {
    name: 'group-made-twice',
    what: 'A group is made although the tenant has one of its name.',
    file: file('plan-access-item'),
    find: `return first === undefined ? { send: item.body, before: null } : { end: 'unneeded', objectId: first }`,
    replace: `return { send: item.body, before: null }`,
  },
  {
    name: 'policy-made-twice',
    what: 'A policy is made although one that says the same stands there.',
    file: file('plan-access-item'),
    find: `if (same) return`,
    replace: `if (same && all.length < 0) return`,
  },
  {
    name: 'name-not-looked-for',
    what: 'What is deployed is made beside one of its name that nobody has seen.',
    file: file('plan-access-item'),
    find: `if (run.isDeployment && all.some((each) => isNamed(each, item.name))) return { end: 'changed' }`,
    replace: ``,
  },
  {
    name: 'changed-meanwhile-changed-over',
    what: 'A policy is changed although it is not as the person saw it.',
    file: file('plan-access-item'),
    find: `  if (isOtherwise(run, item, now)) return { end: 'changed' }
  const isEnabling`,
    replace: `  const isEnabling`,
  },
  {
    name: 'changed-meanwhile-deleted',
    what: 'A policy is deleted although it is not as the person saw it.',
    file: file('plan-access-item'),
    find: `  if (isOtherwise(run, item, now)) return { end: 'changed' }
  const users`,
    replace: `  const users`,
  },
  {
    name: 'used-location-deleted',
    what: 'A location is deleted that a policy names.',
    file: file('plan-access-item'),
    find: `if (users.length > 0) {`,
    replace: `if (users.length > 1000) {`,
  },
  {
    name: 'security-defaults-overlooked',
    what: 'A policy is made in a tenant whose security defaults are on.',
    file: file('access-obstacle'),
    find: `return defaults.value.isEnabled === true ?`,
    replace: `return defaults.value.isEnabled === undefined ?`,
  },
  {
    name: 'risk-without-its-license',
    what: 'A policy about risk is made in a tenant that has no license for it.',
    file: file('access-obstacle'),
    find: `const license = hasRisk(body) ? 'entraP2' : 'entraP1'`,
    replace: `const license = 'entraP1'`,
  },
  {
    name: 'sent-before-it-is-noted',
    what: 'A change is sent before it is noted, so a crash in between sends it twice.',
    file: file('send-access-item'),
    find: `  if (!(await run.keep())) return false
  try {`,
    replace: `  try {`,
  },
  {
    name: 'lost-answer-fails-the-change',
    what: 'A change whose answer was lost counts as failed, though it stands in the tenant.',
    file: file('send-access-item'),
    find: `Object.assign(item, isThere ? { state: 'applied' } : { state: 'failed', ...refusal })`,
    replace: `Object.assign(item, { state: 'failed', ...refusal })`,
  },
  {
    name: 'interrupted-is-sent-again',
    what: 'What was being sent when a process ended is sent again without a look.',
    file: file('carry-out-access-task'),
    find: `if (item.state === 'sending') {`,
    replace: `if (item.state === 'sending') item.state = 'pending'
  if (item.state === 'interrupted') {`,
  },
  {
    name: 'late-is-carried-out',
    what: 'A change that waited too long is carried out all the same.',
    file: file('carry-out-access-task'),
    find: `if (run.isLate()) {`,
    replace: `if (run.isLate() && run.items.length < 0) {`,
  },
  {
    name: 'undone-from-the-front',
    what: 'What was changed is taken back in the order in which it was made.',
    file: file('undo-items'),
    find: `reversibleItems(task).toReversed().flatMap(inverseOf)`,
    replace: `reversibleItems(task).flatMap(inverseOf)`,
  },
  {
    name: 'undone-whatever-stands-there',
    what: 'What was made is deleted although somebody changed it since.',
    file: file('undo-items'),
    find: `  body: null,
  expected: accessFingerprint(left),`,
    replace: `  body: null,
  expected: null,`,
  },
  {
    name: 'trusted-place-deleted-as-it-is',
    what: 'A trusted place is deleted without being made untrusted first, which the vendor refuses.',
    file: file('undo-items'),
    find: `if (item.target !== 'location' || body?.['isTrusted'] !== true) return [removal(item, body)]`,
    replace: `if (body) return [removal(item, body)]`,
  },
]
