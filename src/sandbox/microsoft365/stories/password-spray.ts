import { tellAlert } from './records/alert.ts'
import { tellRisk } from './records/risk.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

const MOST_TRIED = 25

/** One password is tried with everybody, slowly enough that nobody is locked out, and fits once. */
export const passwordSpray: Story = {
  id: 'password-spray',
  title: 'A password is tried with everybody, and fits once',
  lasts: 30,
  play(stage) {
    const place = places.kazan
    const tried = stage.people.slice(0, MOST_TRIED)
    for (const [index, person] of tried.entries())
      tellSignIn(stage, { person, place, at: stage.at((25 * index) / tried.length), failure: 50_126 })
    const person = victimOf(stage)
    const signIn = tellSignIn(stage, {
      person,
      place,
      at: stage.at(28),
      app: 'portal',
      riskLevel: 'high',
      riskEventTypes: ['passwordSpray'],
    })
    tellRisk(stage, signIn, { riskEventType: 'passwordSpray', riskLevel: 'high', timing: 'offline' })
    tellAlert(stage, {
      title: 'Password Spray',
      category: 'CredentialAccess',
      severity: 'high',
      serviceSource: 'azureAdIdentityProtection',
      detectionSource: 'azureAdIdentityProtection',
      mitreTechniques: ['T1110.003'],
      person,
      place,
      at: signIn.at,
    })
  },
}
