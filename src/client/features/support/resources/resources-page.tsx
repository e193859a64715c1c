import { chakra } from '@chakra-ui/react'
import { BookOpen } from 'lucide-react'
import { useMemo } from 'react'
import type { Resource, ResourceListName } from '#shared/contract/resources.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useResources } from '#client/machines/use-resources.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { CardFacts } from '#client/ui/data-table/cells.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { dayText, resourceColumns } from './resource-columns.tsx'
import { resourceLists } from './resource-list.ts'
import type { ResourcesAddress } from './resources-address.ts'

type Props = ScreenProps<ResourcesAddress>

export const KnowledgeBasePage = (props: Props) => <ResourcesPage {...props} name="knowledgeBase" />
export const BestPracticesPage = (props: Props) => <ResourcesPage {...props} name="bestPractices" />
export const MarketingPage = (props: Props) => <ResourcesPage {...props} name="marketing" />
export const DownloadsPage = (props: Props) => <ResourcesPage {...props} name="downloads" />

/** Lists that belong together: the menu names one of each pair, and its page leads to the other. */
const beside = {
  knowledgeBase: { to: '/support/best-practices', word: 'bestPractices' },
  bestPractices: { to: '/support/knowledge-base', word: 'knowledgeBase' },
  marketing: { to: '/support/downloads', word: 'downloads' },
  downloads: { to: '/support/marketing', word: 'marketing' },
} as const satisfies Record<ResourceListName, object>

const CardTitle = chakra('div', { base: { fontWeight: 'semibold' } })
const none: readonly Resource[] = []

/** Articles or files that the operator names, kept on this device (ORG-33). */
function ResourcesPage({ name, address, onAddress }: Props & { name: ResourceListName }) {
  const t = useTexts('support')
  const frame = useTexts('frame')
  const words = useTexts('words')
  const locale = useLocale()
  const go = useGo()
  const isOnline = useIsOnline()
  const known = useResources()
  const columns = useMemo(() => resourceColumns(t, locale), [t, locale])
  // Before the first answer there is nothing to say of how many there are; without a network none comes.
  const isUnread = known === null && !isOnline
  const source = { rows: isUnread ? none : known?.[name], isUnread }
  const list = useList({ definition: resourceLists[name], source, columns, address, onAddress })
  const { to, word } = beside[name]
  return (
    <ListPage
      list={list}
      section="support"
      purpose={t(`resources.${name}.purpose`)}
      toolbar={<Button onClick={() => go({ to })}>{frame(`screens.${word}`)}</Button>}
      search={t('search')}
      empty={{
        icon: <BookOpen aria-hidden />,
        none: [t(`resources.${name}.none`), t('empty.noneReason')],
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: words('clearSearch'),
      }}
      renderCard={({ title, description, topic, url, updated }) => (
        <>
          <CardTitle>
            <ExternalLink href={url}>{title}</ExternalLink>
          </CardTitle>
          {description ? <Quiet>{description}</Quiet> : null}
          <CardFacts>
            {topic ? <span>{topic}</span> : null}
            {updated ? <span>{dayText(updated, locale)}</span> : null}
          </CardFacts>
        </>
      )}
    />
  )
}
