import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { openCount } from '#shared/domain/checklist/checklist.ts'
import { watchChecklist } from '#client/data/organization.ts'
import { ChecklistPanel } from '#client/features/checklist/checklist-panel.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { Target } from './target.ts'

const Spot = chakra('span', { base: { position: 'relative', display: 'inline-flex' } })
const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '-0.125rem',
    insetInlineEnd: '-0.125rem',
    minW: '1rem',
    px: 1,
    fontSize: '0.625rem',
    fontWeight: 'semibold',
    lineHeight: '1rem',
    textAlign: 'center',
    color: 'accentText',
    bg: 'accentBg',
    borderRadius: 'pill',
    pointerEvents: 'none',
  },
})

/** Opens the onboarding checklist; the badge counts the steps that are left (CHK-06). */
export function ChecklistButton({ onNavigate }: { onNavigate: (target: Target) => void }) {
  const device = useDevice()
  const t = useTexts('frame')
  const [open, setOpen] = useState(false)
  const items = useObservable(() => watchChecklist(device), [device], [])
  const count = openCount(items)
  return (
    <>
      <Spot>
        <IconButton
          icon={<ListChecks aria-hidden />}
          label={count > 0 ? t('steps', { count }) : t('stepsNone')}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        {count > 0 ? <Count aria-hidden>{count}</Count> : null}
      </Spot>
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
