import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { openCount } from '#shared/domain/checklist/checklist.ts'
import { watchChecklist } from '#client/data/organization.ts'
import { ChecklistPanel } from '#client/features/checklist/checklist-panel.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useBreakpoint } from '#client/ui/use-breakpoint.ts'
import type { Target } from './target.ts'

const Count = chakra('span', {
  base: {
    minW: '1.25rem',
    px: 1,
    fontSize: 'tiny',
    lineHeight: '1.25rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: 'accentText',
    bg: 'accentBg',
    borderRadius: 'pill',
  },
})

/** Opens the onboarding checklist; the badge counts the steps that are left (CHK-06). */
export function ChecklistButton({ onNavigate }: { onNavigate: (target: Target) => void }) {
  const device = useDevice()
  const t = useTexts('frame')
  const [open, setOpen] = useState(false)
  const items = useObservable(() => watchChecklist(device), [device], [])
  const count = openCount(items)
  // A narrow bar has no room for the words; the menu of a tablet or phone has.
  const isWordless = useBreakpoint() === 'lg'
  return (
    <>
      <Button
        variant="quiet"
        icon={<ListChecks aria-hidden />}
        aria-label={count > 0 ? t('steps', { count }) : t('stepsShort')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {isWordless ? null : t('stepsShort')}
        {count > 0 ? <Count>{count}</Count> : null}
      </Button>
      <ChecklistPanel
        open={open}
        onClose={() => setOpen(false)}
        onNavigate={(target) => {
          setOpen(false)
          onNavigate(target)
        }}
      />
    </>
  )
}
