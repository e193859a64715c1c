import { chakra } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { openCount } from '#shared/domain/checklist/checklist.ts'
import { watchReadChecklist } from '#client/data/nouns/organization.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useBreakpoint } from '#client/ui/theme/use-breakpoint.ts'
import { useLoaded } from './use-loaded.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const loadPanel = async () => (await import('#client/features/checklist/checklist-panel.tsx')).ChecklistPanel

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

/** The onboarding checklist, which is loaded when it is first asked for. It stays open where its button moves with the width. */
export const useChecklist = () => useLoaded(loadPanel, useTexts('frame')('stepsNotLoaded'))

interface ChecklistButtonProps {
  isOpen: boolean
  onOpen: () => void
}

/** Opens the onboarding checklist; the badge counts the steps that are left (CHK-06). */
export function ChecklistButton({ isOpen, onOpen }: ChecklistButtonProps) {
  const t = useTexts('frame')
  const items = useWatched(watchReadChecklist) ?? []
  const count = items === 'failed' ? 0 : openCount(items)
  // A narrow bar has no room for the words; the menu of a tablet or phone has.
  const isWordless = useBreakpoint() === 'lg'
  return (
    <Button
      variant="quiet"
      icon={<ListChecks aria-hidden />}
      aria-label={count > 0 ? t('steps', { count }) : t('stepsShort')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {isWordless ? null : t('stepsShort')}
      {count > 0 ? <Count>{count}</Count> : null}
    </Button>
  )
}
