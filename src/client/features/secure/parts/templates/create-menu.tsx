import { Plus } from 'lucide-react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import { useAddObstacle } from './use-template-obstacle.ts'

/** A way to a new template. */
export interface TemplateEntry {
  id: string
  label: string
  onSelect: () => void
}

interface CreateMenuProps {
  /** Stands above the entries of templates, where there are several. */
  heading?: string | undefined
  templates: readonly TemplateEntry[]
  onBaseline: () => void
  /** How many own ones there are. */
  counts: { templates: number; baselines: number }
}

/** What can be made here: a template or a baseline. */
export function CreateMenu({ heading, templates, onBaseline, counts }: CreateMenuProps) {
  const t = useTexts('policyTemplates')
  const ofTemplates = useAddObstacle('templates', counts.templates)
  const ofBaselines = useAddObstacle('baselines', counts.baselines)
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="primary" icon={<Plus aria-hidden />}>
          {t('acts.create')}
        </Button>
      }
      items={[
        ...(heading === undefined ? [] : [{ id: 'templates', heading }]),
        ...templates.map((entry) => ({
          ...entry,
          detail: ofTemplates,
          disabled: ofTemplates !== undefined,
        })),
        ...(heading === undefined ? [] : [{ id: 'after', separator: true as const }]),
        {
          id: 'baseline',
          label: t('acts.newBaseline'),
          detail: ofBaselines,
          disabled: ofBaselines !== undefined,
          onSelect: onBaseline,
        },
      ]}
    />
  )
}
