import { tellAlert } from './records/alert.ts'
import { tellRisk } from './records/risk.ts'
import { tellSignIn } from './records/sign-in.ts'
import { places, victimOf } from './stage.ts'
import type { Story } from './story.ts'

/** Somebody who was at work a while ago signs in from another continent, without a second factor. */
export const foreignSignIn: Story = {
  id: 'foreign-sign-in',
  title: 'Somebody signs in from another country',
  lasts: 40,
  play(stage) {
    const person = victimOf(stage)
    tellSignIn(stage, { person, place: places.office, at: stage.at(0), secondFactor: 'approved' })
    const signIn = tellSignIn(stage, {
      person,
      place: places.lagos,
      at: stage.at(35),
      riskLevel: 'medium',
      riskEventTypes: ['unfamiliarFeatures'],
    })
    tellRisk(stage, signIn, { riskEventType: 'unfamiliarFeatures', riskLevel: 'medium', timing: 'realtime' })
    tellAlert(stage, {
      title: 'Activity from infrequent country',
      category: 'InitialAccess',
      severity: 'medium',
      serviceSource: 'microsoftDefenderForCloudApps',
      detectionSource: 'microsoftDefenderForCloudApps',
      mitreTechniques: ['T1078'],
      person,
      place: places.lagos,
      at: signIn.at,
    })
  },
}
