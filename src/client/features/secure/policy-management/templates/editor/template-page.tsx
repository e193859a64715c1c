import { LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import type { PolicyTemplate } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { freeName } from '#client/features/secure/parts/templates/free-name.ts'
import {
  useAddObstacle,
  useTemplateObstacle,
} from '#client/features/secure/parts/templates/use-template-obstacle.ts'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { policyTemplateCorrection } from '#client/parts/template-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { usePartOf } from '#client/parts/use-part-of.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import type { TemplateAddress } from '../templates-address.ts'
import { usePolicyTemplates } from '../use-policy-templates.ts'
import { draftOf, draftPartOf, type TemplateDraft } from './template-draft.ts'
import { TemplateEditor } from './template-editor.tsx'

const EMPTY: TemplateDraft = { name: '', description: '', text: '', prompts: [] }

/** One template of a policy: a new one, or one of the organization to be changed (CA-22). */
export function TemplatePage({
  address: { from, correct },
  params: { templateId },
}: ScreenProps<TemplateAddress, { templateId: string }>) {
  const t = useTexts('policyTemplates')
  const { listTitle, list, partsOf } = usePartOf('/secure/policy-management/templates')
  const data = usePolicyTemplates()
  const own = (data.templates ?? []).flatMap(({ view }) => (view ? view.row : []))
  // What is being changed stays on the screen, also where somebody deletes it meanwhile.
  const [opened, setOpened] = useState<PolicyTemplate>()
  const row = own.find(({ id }) => id === templateId)
  if (row && opened?.id !== templateId) setOpened(row)
  const addObstacle = useAddObstacle('templates', own.length)
  const changeObstacle = useTemplateObstacle()
  const taken = own.flatMap(({ id, name }) => (id === templateId ? [] : name))
  const isNew = templateId === NEW_TEMPLATE
  const { correction, onSaved } = useCorrecting(correct, policyTemplateCorrection)
  const typed = correction && draftPartOf(correction.typed)

  // Without the own templates it is not known what is copied, and which names are taken.
  if (!data.templates)
    return (
      <Page {...partsOf(isNew ? t('editor.newTitle') : listTitle)}>
        <SkeletonRows rows={9} label={t('table.loading')} />
      </Page>
    )
  if (isNew) {
    const source = data.templates.find(({ id }) => id === from)
    return (
      <Page {...partsOf(t('editor.newTitle'))} purpose={t('editor.purpose')}>
        <TemplateEditor
          key={correction?.key ?? from}
          seen={undefined}
          start={
            source ? { ...draftOf(source), name: freeName(t('copyOf', { name: source.name }), taken) } : EMPTY
          }
          taken={taken}
          obstacle={addObstacle}
          data={data}
          typed={typed}
          onSaved={onSaved}
        />
      </Page>
    )
  }
  if (opened?.id === templateId)
    return (
      <Page {...partsOf(opened.name)} purpose={t('editor.purpose')}>
        <TemplateEditor
          key={correction?.key ?? templateId}
          seen={opened}
          start={draftOf(opened)}
          taken={taken}
          obstacle={changeObstacle}
          data={data}
          typed={typed}
          onSaved={onSaved}
        />
      </Page>
    )
  return (
    <Page {...partsOf(t('empty.gone'))}>
      <EmptyState
        icon={<LayoutTemplate aria-hidden />}
        title={t('empty.gone')}
        reason={t('empty.goneReason')}
        action={list}
      />
    </Page>
  )
}
