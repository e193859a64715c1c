import { tellRisk } from './records/risk.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

const ASKED = 11

/** Whoever has the password asks for the second factor again and again, until its owner gives in. */
export const mfaFatigue: Story = {
  id: 'mfa-fatigue',
  title: 'Somebody is asked for the second factor until they approve',
  lasts: 15,
  play(stage) {
    const person = victimOf(stage)
    const place = places.kazan
    for (let time = 0; time < ASKED; time += 1)
      tellSignIn(stage, {
        person,
        place,
        at: stage.at(time),
        app: 'portal',
        failure: 500_121,
        secondFactor: 'denied',
      })
    const signIn = tellSignIn(stage, {
      person,
      place,
      at: stage.at(13),
      app: 'portal',
      secondFactor: 'approved',
      riskLevel: 'medium',
      riskEventTypes: ['anonymizedIPAddress'],
    })
    tellRisk(stage, signIn, { riskEventType: 'anonymizedIPAddress', riskLevel: 'medium', timing: 'realtime' })
  },
}
