import { Bookmark, Check, Plus, Trash2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { SavedView, ViewedList } from '#shared/domain/views/saved-view.ts'
import { watchSavedViews } from '#client/data/nouns/saved-views.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

const SaveViewDialog = lazy(() =>
  import('./save-view-dialog.tsx').then((part) => ({ default: part.SaveViewDialog })),
)
const DeleteViewDialog = lazy(() =>
  import('./delete-view-dialog.tsx').then((part) => ({ default: part.DeleteViewDialog })),
)

interface ViewMenuProps {
  list: ViewedList
  /** How the list is arranged now, by `viewQuery`. */
  query: string
  onQuery: (query: string) => void
  /** Why views cannot be kept or deleted; undefined where they can. */
  obstacle: string | undefined
}

/** The views of a list: one is chosen, the list as it is is kept, the chosen one deleted. */
export function ViewMenu({ list, query, onQuery, obstacle }: ViewMenuProps) {
  const t = useTexts('lists')
  const views = useWatched(watchSavedViews, list) ?? []
  const [isSaving, setSaving] = useState(false)
  const [deleting, setDeleting] = useState<SavedView>()
  const current = views.find((view) => view.query === query)
  const items: MenuItem[] = [
    { id: 'standard', label: t('views.standard'), icon: <Undo2 aria-hidden />, onSelect: () => onQuery('') },
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      icon: view === current ? <Check aria-hidden /> : <Bookmark aria-hidden />,
      onSelect: () => onQuery(view.query),
    })),
    { id: 'line', separator: true },
    {
      id: 'save',
      label: t('views.save'),
      icon: <Plus aria-hidden />,
      detail: obstacle ?? (views.length === 0 ? t('views.none') : undefined),
      disabled: obstacle !== undefined,
      onSelect: () => setSaving(true),
    },
    ...(current
      ? [
          {
            id: 'remove',
            label: t('views.remove', { name: current.name }),
            icon: <Trash2 aria-hidden />,
            disabled: obstacle !== undefined,
            onSelect: () => setDeleting(current),
          },
        ]
      : []),
  ]
  return (
    <>
      <Menu
        label={t('views.label')}
        align="end"
        items={items}
        trigger={
          <Button variant="quiet" icon={<Bookmark aria-hidden />}>
            {current?.name ?? t('views.label')}
          </Button>
        }
      />
      <Suspense>
        {isSaving ? (
          <SaveViewDialog
            list={list}
            query={query}
            views={views}
            name={current?.name ?? ''}
            onClose={() => setSaving(false)}
          />
        ) : null}
        {deleting ? <DeleteViewDialog view={deleting} onClose={() => setDeleting(undefined)} /> : null}
      </Suspense>
    </>
  )
}
