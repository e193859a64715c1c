import { Copy, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import type { PostureTemplate, TemplateFields } from '#shared/domain/posture/templates/posture-template.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { templateCorrection } from '#client/parts/template-correction.ts'
import { useCorrecting } from '#client/parts/use-correction.ts'
import { usePartOf } from '#client/parts/use-part-of.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'
import { useCompanyPostures } from '#client/features/secure/parts/use-company-postures.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { CheckList } from './check-list.tsx'
import { EMPTY_TEMPLATE, fieldsOf, freeName } from './template-draft.ts'
import { TemplateEditor } from './template-editor.tsx'
import { TemplateSummary } from './template-summary.tsx'
import { type TemplateRow, templateRows, type TemplateTexts } from './template-rows.ts'
import type { TemplateAddress } from './templates-address.ts'
import { useCreateObstacle } from './use-create-obstacle.ts'
import { useOpenTemplate } from './use-open-template.ts'
import { useTemplates } from './use-templates.ts'

/** One template: a new one, one of the organization to be changed, or one of the product to be read (POST-21). */
export function TemplatePage({
  address: { from, correct },
  params: { templateId },
}: ScreenProps<TemplateAddress, { templateId: string }>) {
  const t = useTexts('postureTemplates')
  const errors = useTexts('errors')
  const mayChange = mayChangeOrganization(useDevice().login.userData)
  const { listTitle, list, partsOf } = usePartOf('/secure/posture-templates')
  const { views, rows, row, opened, taken } = useTemplate(templateId)
  const companies = useCompanyPostures()
  const obstacle = useCreateObstacle(views?.length ?? 0)
  const { id: correcting, ...editing } = useEditing(correct)
  const toolbarOf = (template: NamedChecks) => (
    <TemplateTools
      templateId={templateId}
      template={template}
      companies={companies}
      duplicateObstacle={obstacle}
    />
  )

  // Without the own templates it is not known what is copied, and which names are taken.
  if (views === undefined && row === undefined)
    return (
      <Page {...partsOf(templateId === NEW_TEMPLATE ? t('form.newTitle') : listTitle)}>
        <SkeletonRows rows={9} label={t('table.loading')} />
      </Page>
    )
  if (templateId === NEW_TEMPLATE) {
    const source = rows.find(({ id }) => id === from)
    return (
      <Page {...partsOf(t('form.newTitle'))} purpose={t('form.newPurpose')}>
        <TemplateEditor
          key={correcting ?? from}
          seen={undefined}
          start={source ? copyOf(source, taken, t) : EMPTY_TEMPLATE}
          taken={taken}
          obstacle={obstacle}
          {...editing}
        />
      </Page>
    )
  }
  if (opened?.id === templateId && mayChange)
    return (
      <Page {...partsOf(opened.name)} toolbar={toolbarOf(opened)}>
        <TemplateEditor
          key={correcting ?? templateId}
          seen={opened}
          start={fieldsOf(opened)}
          taken={taken}
          obstacle={undefined}
          {...editing}
        />
      </Page>
    )
  if (row)
    return (
      <Page {...partsOf(row.name)} purpose={row.description} toolbar={toolbarOf(row)}>
        <Callout tone="info">{row.view ? errors('noPermission') : t('form.readOnly')}</Callout>
        <TemplateSummary checkIds={row.checks} />
        <CheckList checkIds={row.checks} />
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

/** The template among all of them. `taken`: the names of the others. */
function useTemplate(templateId: string) {
  const t = useTexts('postureTemplates')
  const views = useTemplates()
  // What is being changed stays on the screen, also where somebody deletes it meanwhile.
  const [opened, setOpened] = useState<PostureTemplate>()
  const rows = templateRows(views ?? [], t)
  const row = rows.find(({ id }) => id === templateId)
  if (row?.view && opened?.id !== templateId) setOpened(row.view.row)
  const taken = (views ?? []).flatMap((view) => (view.row.id === templateId ? [] : view.row.name))
  return { views, rows, row, opened, taken }
}

/** The work on a form: what was refused comes back into it, and ends as soon as it is saved. */
function useEditing(correct: string | undefined) {
  const go = useGo()
  const { correction, onSaved } = useCorrecting(correct, templateCorrection)
  return {
    id: correction?.key,
    typed: correction?.typed,
    onSaved,
    onDone: () => go({ to: '/secure/posture-templates' }),
  }
}

const copyOf = (source: TemplateRow, taken: readonly string[], t: TemplateTexts): TemplateFields => ({
  name: freeName(t('copyOf', { name: source.name }), taken),
  description: source.description,
  checks: [...source.checks],
})

interface NamedChecks {
  name: string
  checks: readonly string[]
}

interface TemplateToolsProps {
  templateId: string
  template: NamedChecks
  /** Undefined while this device reads. */
  companies: ReturnType<typeof useCompanyPostures>
  duplicateObstacle: string | undefined
}

/** What can be done with a template that exists. */
function TemplateTools({ templateId, template, companies, duplicateObstacle }: TemplateToolsProps) {
  const t = useTexts('postureTemplates')
  const protect = useTexts('protect')
  const openTemplate = useOpenTemplate()
  return (
    <>
      <Button
        icon={<Copy aria-hidden />}
        disabledReason={duplicateObstacle}
        onClick={() => openTemplate(NEW_TEMPLATE, { from: templateId })}
      >
        {t('duplicate')}
      </Button>
      <ProtectButton
        label={protect('openMany')}
        title={template.name}
        companies={companies ?? []}
        checkIds={template.checks}
        companyIds={undefined}
        disabledReason={companies ? undefined : protect('obstacles.reading')}
      />
    </>
  )
}
