import { LayoutTemplate, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { RequiredLicense } from '#shared/domain/posture/required-license.ts'
import { type PostureTemplate, TEMPLATE_TYPES } from '#shared/domain/posture/templates/posture-template.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { TemplateCard, templateColumns } from './template-columns.tsx'
import { templateList } from './template-list.ts'
import { templateRows } from './template-rows.ts'
import type { TemplatesAddress } from './templates-address.ts'
import { useCreateObstacle } from './use-create-obstacle.ts'
import { useOpenTemplate } from './use-open-template.ts'
import { useTemplates } from './use-templates.ts'

/** What tenants shall be like: the templates of the product and those of the organization (POST-21). */
export function TemplatesPage({ address, onAddress }: ScreenProps<TemplatesAddress>) {
  const openTemplate = useOpenTemplate()
  const t = useTexts('postureTemplates')
  const posture = useTexts('posture')
  const locale = useLocale()
  const views = useTemplates()
  const obstacle = useCreateObstacle(views?.length ?? 0)
  const mayChange = mayChangeOrganization(useDevice().login.userData)
  const [deleting, setDeleting] = useState<PostureTemplate>()
  const context = useMemo(
    () => ({
      t,
      locale,
      licenseName: (license: RequiredLicense | 'free') => posture(`licenses.${license}`),
      obstacle,
      onDuplicate: ({ id: from }: { id: string }) => openTemplate(NEW_TEMPLATE, { from }),
      onDelete: mayChange
        ? ({ view }: { view: { row: PostureTemplate } | undefined }) => setDeleting(view?.row)
        : undefined,
    }),
    [t, posture, locale, obstacle, mayChange, openTemplate],
  )
  const columns = useMemo(() => templateColumns(context), [context])
  // All at once: rows that move aside for others are pressed by mistake.
  const rows = useMemo(() => views && templateRows(views, t), [views, t])
  const list = useList({ definition: templateList, source: { rows }, columns, address, onAddress })
  return (
    <ListPage
      list={list}
      section="postureTemplates"
      purpose={t('purpose')}
      toolbar={
        <Button
          variant="primary"
          icon={<Plus aria-hidden />}
          disabledReason={obstacle}
          onClick={() => openTemplate(NEW_TEMPLATE)}
        >
          {t('create')}
        </Button>
      }
      search={t('search')}
      filters={{
        choices: [
          {
            part: 'type',
            label: t('filter.label'),
            all: t('filter.all'),
            options: TEMPLATE_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
          },
        ],
      }}
      empty={{
        icon: <LayoutTemplate aria-hidden />,
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: t('empty.clear'),
      }}
      renderCard={(row, open) => <TemplateCard row={row} context={context} open={open} />}
      rowState={({ view }) => rowState(view)}
      onOpen={({ id }) => openTemplate(id)}
    >
      {deleting ? (
        <DeleteTemplateDialog
          template={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setDeleting(undefined)}
        />
      ) : null}
    </ListPage>
  )
}
