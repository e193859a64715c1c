import { History, ListChecks } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'

/** What of the address says which panel is beside a list of policies. */
interface Beside {
  open: undefined
  changes: true | undefined
  history: true | undefined
}

interface PanelButtonsProps {
  /** What was changed from here is called so. */
  changes: string
  isOfOne: boolean
  onOpen: (beside: Beside) => void
}

/** Open what was changed from here, and what was found changed; a history is read a company at a time. */
export function PanelButtons({ changes, isOfOne, onOpen }: PanelButtonsProps) {
  const t = useTexts('policyHistory')
  const nothing: Beside = { open: undefined, changes: undefined, history: undefined }
  return (
    <>
      <Button icon={<ListChecks aria-hidden />} onClick={() => onOpen({ ...nothing, changes: true })}>
        {changes}
      </Button>
      {isOfOne ? (
        <Button icon={<History aria-hidden />} onClick={() => onOpen({ ...nothing, history: true })}>
          {t('title')}
        </Button>
      ) : null}
    </>
  )
}
