import { Download, Network } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { readOrganizations } from '#client/data/nouns/organizations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { saveCsv } from '#client/parts/list/save-csv.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useServerList } from '#client/parts/list/use-server-list.ts'
import { useServerWords } from '#client/parts/list/use-server-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { OrganizationCard, organizationColumns, type ColumnContext } from './organization-columns.tsx'
import { organizationCsv } from './organization-csv.ts'
import { OrganizationFigures } from './organization-figures.tsx'
import { organizationList } from './organization-list.ts'
import { OrganizationPanel } from './organization-panel.tsx'
import type { OrganizationsAddress } from './organizations-address.ts'
import { toggled } from './toggled.ts'

/** For product administrators: every organization of the site in numbers, and what is turned on for it (PERM-06). */
export function OrganizationsPage({ address, onAddress }: ScreenProps<OrganizationsAddress>) {
  const isOnline = useIsOnline()
  const { call, login } = useDevice()
  const t = useTexts('organizations')
  const words = useTexts('words')
  const locale = useLocale()
  const source = useServerList(
    useCallback(() => readOrganizations({ call }), [call]),
    isOnline,
  )
  const { rows: organizations, readAt, refusal, change } = source
  const context = useMemo<ColumnContext>(
    () => ({ t, locale, isOwn: ({ id }) => id === login.organization.id }),
    [t, locale, login],
  )
  const columns = useMemo(() => organizationColumns(context), [context])
  const list = useList({ definition: organizationList, source, columns, address, onAddress })
  const { found } = list

  const save = () => {
    saveCsv('organizations', [organizationCsv(found, { t, locale })])
    showToast({ tone: 'ok', text: t('export.done', { count: found.length }) })
  }
  return (
    <ListPage
      list={list}
      section="organizations"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notRead')} sentence={(time) => words('asOf', { time })} />}
      toolbar={
        <Button
          icon={<Download aria-hidden />}
          disabledReason={found.length === 0 ? t('export.nothing') : undefined}
          onClick={save}
        >
          {t('export.button')}
        </Button>
      }
      figures={<OrganizationFigures organizations={organizations} isUnread={refusal !== undefined} />}
      search={t('search')}
      server={useServerWords(refusal, { reading: t('table.loading'), failed: t('empty.failed') })}
      // Whoever looks belongs to an organization, so one is there.
      empty={{
        icon: <Network aria-hidden />,
        filtered: [t('empty.notFound'), t('empty.notFoundReason')],
        clear: words('clearSearch'),
      }}
      renderCard={(organization, open) => (
        <OrganizationCard {...context} organization={organization} open={open} />
      )}
      renderPanel={(organization, close) => (
        <OrganizationPanel
          {...context}
          organization={organization}
          isOnline={isOnline}
          onToggled={(wish) => change((each) => (each.id === organization.id ? toggled(each, wish) : each))}
          onClose={close}
        />
      )}
      gone={{ title: t('panel.gone'), reason: t('panel.goneReason'), close: words('close') }}
    />
  )
}
