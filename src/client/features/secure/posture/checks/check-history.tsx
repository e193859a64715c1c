import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { map } from 'rxjs'
import { watchPostureChanges } from '#client/data/nouns/secure/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { changedByText } from '../changes/changed-by.ts'
import { useFindings } from '#client/features/secure/parts/use-findings.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'

const Quiet = chakra('p', { base: { mt: 1, fontSize: 'control', color: 'muted', overflowWrap: 'anywhere' } })

/** What was last found otherwise than before in a check of a company, and who made it so. */
export function CheckHistory({ companyId, checkId }: { companyId: string; checkId: string }) {
  const device = useDevice()
  const t = useTexts('posture')
  const locale = useLocale()
  const findings = useFindings()
  const userOf = useUserNames()
  const newest = useObservable(
    () =>
      watchPostureChanges(device).pipe(
        map(
          (changes) =>
            changes
              .filter((each) => each.customer_id === companyId && each.check_id === checkId)
              .toSorted((a, b) => b.found_at.localeCompare(a.found_at))[0],
        ),
      ),
    [device, companyId, checkId],
  )
  if (!newest) return null
  const { before, after, by, found_at } = newest
  if (before.status === 'notMeasured' || after.status === 'notMeasured') return null
  return (
    <PanelPart title={t('panel.changed')}>
      <p>{findings.text(checkId, before)}</p>
      <p>→ {findings.text(checkId, after)}</p>
      <Quiet>
        {t('panel.changedBy', { who: changedByText(by, { t, userOf, locale }) })}
        {'. '}
        <TimeSentence
          at={Date.parse(found_at)}
          locale={locale}
          sentence={(time) => t('panel.foundAt', { time })}
        />
      </Quiet>
    </PanelPart>
  )
}
