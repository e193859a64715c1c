import { Copy, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { SubmitOutcome } from '#client/data/queue/submit.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useAddObstacle, useDeployObstacle, useTemplateObstacle } from './use-template-obstacle.ts'

interface TemplateActsProps {
  of: 'template' | 'baseline'
  name: string
  /** How many own ones of its sort there are. */
  count: number
  /** Own baselines that contain it, by name: it cannot be deleted before it is out of them. */
  inUse?: readonly string[]
  /** Undefined where it cannot be copied here. */
  onDuplicate?: (() => void) | undefined
  /** What is not the organization's own has none of these. */
  own: { onEdit: () => void; remove: () => Promise<SubmitOutcome> } | undefined
  onDeleted: () => void
}

/** What can be done with a template or a baseline itself; what is in the way is said. */
export function TemplateActs({
  of,
  name,
  count,
  inUse = [],
  onDuplicate,
  own,
  onDeleted,
}: TemplateActsProps) {
  const t = useTexts('policyTemplates')
  const words = useTexts('words')
  const addObstacle = useAddObstacle(of === 'template' ? 'templates' : 'baselines', count)
  const changeObstacle = useTemplateObstacle()
  const [isDeleting, setDeleting] = useState(false)
  const inUseReason = inUse.length > 0 ? t('removal.inUse', { names: inUse.join(', ') }) : undefined
  return (
    <>
      {onDuplicate ? (
        <Button icon={<Copy aria-hidden />} disabledReason={addObstacle} onClick={onDuplicate}>
          {t('acts.duplicate')}
        </Button>
      ) : null}
      {own ? (
        <>
          <Button icon={<Pencil aria-hidden />} disabledReason={changeObstacle} onClick={own.onEdit}>
            {words('edit')}
          </Button>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            disabledReason={changeObstacle ?? inUseReason}
            onClick={() => setDeleting(true)}
          >
            {words('delete')}
          </Button>
        </>
      ) : null}
      {own && isDeleting ? (
        <DeleteDialog
          of={of}
          name={name}
          remove={own.remove}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      ) : null}
    </>
  )
}

interface DeployButtonProps {
  /** What is in the way beside what is in everybody's. */
  obstacle?: string | undefined
  onClick: () => void
}

/** The way from a template or a baseline to tenants (CA-26). */
export function DeployButton({ obstacle, onClick }: DeployButtonProps) {
  const t = useTexts('policyTemplates')
  const general = useDeployObstacle()
  return (
    <Button
      variant="primary"
      icon={<Send aria-hidden />}
      disabledReason={general ?? obstacle}
      onClick={onClick}
    >
      {t('acts.deploy')}
    </Button>
  )
}
