import { tellConsent } from './records/consent.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, type Stage, victimOf } from './stage.ts'
import type { Story } from './story.ts'

/** An app that exports mailboxes and has been used with many stolen accounts. */
const APP = { appId: 'ff8d92dc-3d82-41d6-bcbd-b9174d163620', name: 'PERFECTDATA SOFTWARE' }

/** Somebody who has a stolen account lets an app copy the mailbox; it stays in the tenant until somebody disables it. */
export const rogueApp: Story = {
  id: 'rogue-app',
  title: 'An app that attackers use copies a mailbox',
  lasts: 15,
  play(stage) {
    const person = victimOf(stage)
    const place = places.lagos
    tellSignIn(stage, { person, place, at: stage.at(0), secondFactor: 'approved' })
    const scopes = 'EWS.AccessAsUser.All offline_access User.Read'
    tellConsent(stage, { person, place, ...APP, scopes, at: stage.at(4) })
    addToTenant(stage)
  },
}

function addToTenant({ tenant, guid, at }: Stage): void {
  const { graph } = tenant.settings
  const known = graph['servicePrincipals']
  const apps = Array.isArray(known) ? known : []
  const { appId, name: displayName } = APP
  if (apps.some((app) => app['appId'] === appId)) return
  const createdDateTime = new Date(at(4)).toISOString()
  graph['servicePrincipals'] = [
    ...apps,
    { id: guid(), appId, displayName, accountEnabled: true, createdDateTime },
  ]
}
