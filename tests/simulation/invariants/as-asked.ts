import type { Customer } from '#shared/domain/customers/customer.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import type { RowChange, ServerCommit } from '../observed-store.ts'
import type { World } from '../world.ts'

/** How long after a right was taken away what was begun before may still be carried out. Milliseconds. */
const UNDER_WAY = 5_000

/** Remembers commands as they leave their device. */
export function noteSent({ ledger }: World, path: string, init: RequestInit): void {
  if (path !== '/sync/push') return
  const { commands } = JSON.parse(init.body as string) as {
    commands: { key: string; name: string; args: unknown; notAfter: number }[]
  }
  for (const { key, name, args, notAfter } of commands) {
    const before = ledger.sent.get(key)?.notAfter ?? 0
    ledger.sent.set(key, { name, args, notAfter: Math.max(before, notAfter) })
  }
}

/** What the server carries out is what the person asked for, and may ask for. */
export function checkAsAsked(world: World, commit: ServerCommit): void {
  for (const key of commit.keys) checkOwnCompany(world, key)
  for (const change of commit.changes) {
    const text = textOf(change, change.after)
    if (text === undefined || text === textOf(change, change.before)) continue
    checkLastWord(world, text, commit.keys)
    checkNotOverwritten(world, text, textOf(change, change.before))
  }
}

/** The field of a row that people write texts into. */
function textOf({ kind }: RowChange, row: object | undefined): string | undefined {
  if (kind === 'employee') return (row as Employee | undefined)?.department
  return kind === 'customer' ? (row as Customer | undefined)?.contact_name : undefined
}

/** I1: where a person writes twice before anything was sent, the later text is what arrives. */
function checkLastWord({ ledger, trace }: World, text: string, keys: readonly string[]) {
  const saved = ledger.typed.get(text)?.saved
  const key = keys.find((each) => ledger.typed.get(text)?.keys.has(each))
  if (saved === undefined || key === undefined) return
  for (const [later, { keys: its, begun, saved: isSaved }] of ledger.typed) {
    if (isSaved !== undefined && begun > saved && its.has(key))
      trace.fail('I1 last word', `${key} writes ${text}, and was made to write ${later}`)
  }
}

/** I11: a text only takes the place of what its author saw, directly or below their own earlier texts. */
function checkNotOverwritten({ ledger, trace }: World, text: string, before: string | undefined) {
  if (before === undefined) return
  const looked = new Set<unknown>()
  const next: unknown[] = [text]
  for (let each = next.pop(); each !== undefined; each = next.pop()) {
    if (each === before) return
    if (looked.has(each)) continue
    looked.add(each)
    const entry = ledger.typed.get(each as string)
    // Whoever did not say what they saw meant to write over anything.
    if (entry?.seen.size === 0) return
    next.push(...(entry?.seen ?? []))
  }
  if (looked.size > 1) trace.fail('I11 overwritten unseen', `${text} takes the place of ${before}`)
}

/** I12: nothing is carried out in a company that its author has not been allowed to see. */
function checkOwnCompany({ ledger, trace, scheduler }: World, key: string) {
  const sent = ledger.sent.get(key)
  const user = ledger.issued.get(key)
  const { customerId, id } = (sent?.args ?? {}) as { customerId?: string; id?: string }
  const isOfEmployees = sent?.name.startsWith('employee.')
  const pid = isOfEmployees ? `${customerId}:engage` : `${id}:companies`
  if (!user || !sent || !(isOfEmployees || /^customer\.(patch|activate)$/.test(sent.name))) return
  const granted = ledger.granted.get(user) ?? []
  const recent = granted.filter(
    (_, at) => (granted[at + 1]?.since ?? Infinity) >= scheduler.now() - UNDER_WAY,
  )
  if (!recent.some(({ hash }) => ledger.scopes.get(hash)?.has(pid)))
    trace.fail('I12 own companies', `${sent.name} ${key} of ${user} is carried out in ${pid}`)
}
