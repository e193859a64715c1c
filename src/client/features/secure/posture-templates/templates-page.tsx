import { LayoutTemplate, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { type PostureTemplate, TEMPLATE_TYPES } from '#shared/domain/posture/templates/posture-template.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { findTemplates } from './find-templates.ts'
import { TemplateCard, templateColumns } from './template-columns.tsx'
import { templateRows } from './template-rows.ts'
import { TEMPLATE_SORTS, type TemplatesAddress } from './templates-address.ts'
import { useCreateObstacle } from './use-create-obstacle.ts'
import { useOpenTemplate } from './use-open-template.ts'
import { useTemplates } from './use-templates.ts'

const NO_FILTERS = { search: undefined, type: undefined }

/** What tenants shall be like: the templates of the product and those of the organization (POST-21). */
export function TemplatesPage({ address, onAddress }: ScreenProps<TemplatesAddress>) {
  const openTemplate = useOpenTemplate()
  const t = useTexts('postureTemplates')
  const locale = useLocale()
  const labels = useTableLabels('postureTemplates')
  const views = useTemplates()
  const obstacle = useCreateObstacle(views?.length ?? 0)
  const mayChange = mayChangeOrganization(useDevice().login.userData)
  const [deleting, setDeleting] = useState<PostureTemplate>()
  const context = useMemo(
    () => ({
      t,
      locale,
      obstacle,
      onDuplicate: ({ id: from }: { id: string }) => openTemplate(NEW_TEMPLATE, { from }),
      onDelete: mayChange
        ? ({ view }: { view: { row: PostureTemplate } | undefined }) => setDeleting(view?.row)
        : undefined,
    }),
    [t, locale, obstacle, mayChange, openTemplate],
  )
  const columns = useMemo(() => templateColumns(context), [context])
  // All at once: rows that move aside for others are pressed by mistake.
  const found = useMemo(
    () => (views ? findTemplates(templateRows(views, t), address) : []),
    [views, t, address],
  )
  return (
    <Page
      {...usePlace()}
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
    >
      <FilterBar
        search={{
          label: t('search'),
          value: address.search ?? '',
          onChange: (search) => onAddress({ search: search || undefined }),
        }}
        start={
          <Segmented
            label={t('filter.label')}
            value={address.type ?? 'all'}
            onChange={(type) => onAddress({ type: type === 'all' ? undefined : type })}
            options={[
              { value: 'all', label: t('filter.all') },
              ...TEMPLATE_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
            ]}
          />
        }
      />
      <DataTable
        columns={columns}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        {...sortedBy(address, { columnId: 'name', direction: 'ascending' }, onAddress, TEMPLATE_SORTS)}
        onOpen={({ id }) => openTemplate(id)}
        rowState={({ view }) => (view?.isConflict ? 'conflict' : view?.isPending ? 'pending' : undefined)}
        loading={views === undefined}
        labels={labels}
        renderCard={(row, card) => <TemplateCard row={row} context={context} open={card.open} />}
        empty={
          <EmptyState
            icon={<LayoutTemplate aria-hidden />}
            title={t('empty.filtered')}
            reason={t('empty.filteredReason')}
            action={<Button onClick={() => onAddress(NO_FILTERS)}>{t('empty.clear')}</Button>}
          />
        }
      />
      {deleting ? (
        <DeleteTemplateDialog
          template={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => setDeleting(undefined)}
        />
      ) : null}
    </Page>
  )
}
