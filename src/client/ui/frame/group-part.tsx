import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isMenuGroup, type MenuClosing, type MenuEntry, type MenuGroup } from './menu-entries.ts'
import { EntryIcon, EntryLabel, LinkPart, type LinkSetting } from './link-part.tsx'

type GroupProps = LinkSetting & MenuClosing & { group: MenuGroup; isOutermost?: boolean }

/** A group of the menu that opens and closes, with the groups in it. */
export function GroupPart({ group, isOutermost = false, ...rest }: GroupProps) {
  const id = useId()
  const { folded, closed, onToggle } = rest
  if (folded)
    return (
      <ul>
        {linksOf(group).map((entry) => (
          <li key={entry.to}>
            <LinkPart entry={entry} {...rest} />
          </li>
        ))}
      </ul>
    )
  const isOpen = !closed.has(group.id)
  const isCurrent = !isOpen && linksOf(group).some(({ active }) => active)
  const chevron = (
    <EntryIcon aria-hidden>
      <ChevronDown />
    </EntryIcon>
  )
  return (
    <>
      <Heading isOutermost={isOutermost}>
        <button
          type="button"
          className="frame-group"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-current={isCurrent || undefined}
          onClick={() => onToggle(group.id)}
        >
          {isOutermost ? null : chevron}
          <EntryLabel>{group.title}</EntryLabel>
          {isOutermost ? chevron : null}
        </button>
      </Heading>
      <ul id={id} data-closed={isOpen ? undefined : ''}>
        {group.entries.map((entry) =>
          isMenuGroup(entry) ? (
            <li key={entry.id}>
              <GroupPart group={entry} {...rest} />
            </li>
          ) : (
            <li key={entry.to}>
              <LinkPart entry={entry} {...rest} />
            </li>
          ),
        )}
      </ul>
    </>
  )
}

const Heading = ({ isOutermost, children }: { isOutermost: boolean; children: ReactNode }) =>
  isOutermost ? <h2>{children}</h2> : children

const linksOf = ({ entries }: MenuGroup): MenuEntry[] =>
  entries.flatMap((entry) => (isMenuGroup(entry) ? linksOf(entry) : entry))
