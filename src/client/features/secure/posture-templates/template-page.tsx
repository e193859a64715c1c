import { Link } from '@tanstack/react-router'
import { Copy, LayoutTemplate } from 'lucide-react'
import { useState } from 'react'
import type { PostureTemplate } from '#shared/domain/posture/templates/posture-template.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { undo } from '#client/data/queue/decisions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { templateCorrection } from '#client/parts/template-correction.ts'
import { useCorrection } from '#client/parts/use-correction.ts'
import { usePlaceAt } from '#client/parts/use-place.ts'
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
import { templateRows } from './template-rows.ts'
import type { TemplateAddress } from './templates-address.ts'
import { useCreateObstacle } from './use-create-obstacle.ts'
import { useOpenTemplate } from './use-open-template.ts'
import { useTemplates } from './use-templates.ts'

/** One template: a new one, one of the organization to be changed, or one of the product to be read (POST-21). */
export function TemplatePage({
  address: { from, correct },
  params: { templateId },
}: ScreenProps<TemplateAddress, { templateId: string }>) {
  const go = useGo()
  const onList = () => go({ to: '/secure/posture-templates' })
  const openTemplate = useOpenTemplate()
  const t = useTexts('postureTemplates')
  const protect = useTexts('protect')
  const errors = useTexts('errors')
  const device = useDevice()
  const correction = useCorrection(correct, templateCorrection)
  const mayChange = mayChangeOrganization(device.login.userData)
  const place = usePlaceAt('/secure/posture-templates')
  const list = <Link to="/secure/posture-templates">{place.title}</Link>
  const companies = useCompanyPostures()
  const views = useTemplates()
  const obstacle = useCreateObstacle(views?.length ?? 0)
  // What is being changed stays on the screen, also where somebody deletes it meanwhile.
  const [opened, setOpened] = useState<PostureTemplate>()
  const rows = templateRows(views ?? [], t)
  const row = rows.find(({ id }) => id === templateId)
  if (row?.view && opened?.id !== templateId) setOpened(row.view.row)

  const partsOf = (title: string) => ({
    isPart: true,
    title,
    breadcrumb: [...place.breadcrumb.slice(0, -1), list, title],
    breadcrumbLabel: place.breadcrumbLabel,
  })
  const namesBeside = (id: string) =>
    (views ?? []).flatMap((view) => (view.row.id === id ? [] : view.row.name))
  const duplicate = (
    <Button
      icon={<Copy aria-hidden />}
      disabledReason={obstacle}
      onClick={() => openTemplate(NEW_TEMPLATE, { from: templateId })}
    >
      {t('duplicate')}
    </Button>
  )

  const endCorrection = () => correction && void undo(device, correction.key)

  const toolbarOf = (template: { name: string; checks: readonly string[] }) => (
    <>
      {duplicate}
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

  // Without the own templates it is not known what is copied, and which names are taken.
  if (views === undefined && row === undefined)
    return (
      <Page {...partsOf(templateId === NEW_TEMPLATE ? t('form.newTitle') : place.title)}>
        <SkeletonRows rows={9} label={t('table.loading')} />
      </Page>
    )
  if (templateId === NEW_TEMPLATE) {
    const source = rows.find(({ id }) => id === from)
    const taken = namesBeside(NEW_TEMPLATE)
    return (
      <Page {...partsOf(t('form.newTitle'))} purpose={t('form.newPurpose')}>
        <TemplateEditor
          key={correction?.key ?? from}
          seen={undefined}
          typed={correction?.typed}
          start={
            source
              ? {
                  name: freeName(t('copyOf', { name: source.name }), taken),
                  description: source.description,
                  checks: [...source.checks],
                }
              : EMPTY_TEMPLATE
          }
          taken={taken}
          obstacle={obstacle}
          onSaved={endCorrection}
          onDone={onList}
        />
      </Page>
    )
  }
  if (opened?.id === templateId && mayChange)
    return (
      <Page {...partsOf(opened.name)} toolbar={toolbarOf(opened)}>
        <TemplateEditor
          key={correction?.key ?? templateId}
          seen={opened}
          typed={correction?.typed}
          start={fieldsOf(opened)}
          taken={namesBeside(templateId)}
          obstacle={undefined}
          onSaved={endCorrection}
          onDone={onList}
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
