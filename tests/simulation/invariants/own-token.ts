import type { Tab } from '../tab.ts'
import type { World } from '../world.ts'

/** I9: every request carries its user's own token, and commands only travel with that of whoever made them. */
export function checkOwnToken({ ledger, trace }: World, tab: Tab, path: string, init: RequestInit): void {
  const token = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '') ?? ''
  const user = token.split('.')[0]
  if (user !== tab.user.name)
    trace.fail('I9 own token', `${tab.name} of ${tab.user.name} asks as ${user} for ${path}`)
  if (path !== '/sync/push') return
  const { commands } = JSON.parse(init.body as string) as { commands: { key: string }[] }
  for (const { key } of commands) {
    const owner = ledger.issued.get(key)
    if (owner !== user) trace.fail('I9 own token', `${key} of ${owner} travels with the token of ${user}`)
  }
}
