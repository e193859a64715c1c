import { chakra } from '@chakra-ui/react'
import { type ChecklistItem, progress } from '#shared/domain/checklist/checklist.ts'
import { useExternalLinks } from '#client/machines/use-external-links.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Page } from '#client/ui/page.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { type CheckWay, hasWay, useCheckWays } from './check-ways.ts'
import { NothingOpen, Step } from './steps.tsx'
import { useChecklist } from './use-checklist.ts'

const Part = chakra('section', {
  base: {
    maxW: '48rem',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > h2': { px: 5, py: 3, fontSize: 'body', fontWeight: 'semibold' },
  },
})
const Done = chakra('div', {
  base: {
    display: 'grid',
    gap: 2,
    maxW: '48rem',
    fontSize: 'control',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** What to do first, one step at a time, as the onboarding checklist has them (ORG-35). */
export function QuickSetupPage() {
  const t = useTexts('support')
  const checklist = useTexts('checklist')
  const { items, open, complete, dismissed, hasFailed } = useChecklist()
  const waysOf = useCheckWays()
  const done = checklist('progress', { complete: complete.length, total: complete.length + open.length })
  // A guide leads somewhere: what has no screen yet waits behind what can be done now.
  const next = open.find(hasWay) ?? open[0]
  const later = open.filter((item) => item !== next)
  return (
    <Page {...usePlace()} purpose={t('quickSetup.purpose')}>
      {items?.length ? (
        <Done>
          {done}
          <ProgressLine label={done} value={progress(items)} />
        </Done>
      ) : null}
      {next ? (
        <Steps waysOf={waysOf} title={t('quickSetup.next')} items={[next]} />
      ) : (
        <NothingOpen hasFailed={hasFailed} items={items} done={done} />
      )}
      <Steps waysOf={waysOf} title={t('quickSetup.later')} items={later} />
      <Steps waysOf={waysOf} title={t('quickSetup.done')} items={complete} />
      <Steps waysOf={waysOf} title={t('quickSetup.dismissed')} items={dismissed} />
    </Page>
  )
}

interface StepsProps {
  title: string
  items: readonly ChecklistItem[]
  waysOf: (id: ChecklistItem['id']) => readonly CheckWay[]
}

/** Nothing where there are none. */
function Steps({ title, items, waysOf }: StepsProps) {
  const links = useExternalLinks()
  const go = useGo()
  if (items.length === 0) return null
  return (
    <Part>
      <h2>{title}</h2>
      <ul aria-label={title}>
        {items.map((item) => (
          <Step key={item.id} item={item} ways={waysOf(item.id)} links={links} onNavigate={go} />
        ))}
      </ul>
    </Part>
  )
}
