import { Dexie } from 'dexie'

/** Dexie's list of what is open at the moment, which is missing in its types. */
const connections = () => (Dexie as unknown as { connections: readonly Dexie[] }).connections

/**
 * A page that the browser has frozen still hears what other tabs broadcast, but no answer of the storage: a read that
 * it begins then stays open and holds up what every other tab writes. So it lets go of its databases, which open again
 * by themselves when it goes on.
 */
export function letGoWhenFrozen(): void {
  document.addEventListener('freeze', () => {
    for (const database of connections()) database.close({ disableAutoOpen: false })
  })
}
