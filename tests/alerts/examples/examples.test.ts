import { describe, expect, test } from 'vitest'
import { detections } from '#shared/domain/alerts/detections.ts'
import { SOURCES, vendorOf } from '#shared/domain/alerts/source-vendors.ts'
import { FEED_APPLICATIONS } from '#shared/domain/integrations/applications.ts'
import { readRecord } from '#server/connectors/microsoft365/events/read-record.ts'
import { examples } from './all-examples.ts'
import { countDifferences } from './count-differences.ts'
import type { Example, OwnTold, Scene, Told } from './example.ts'
import { feedsOf, understand } from './opened-feeds.ts'
import { playScene } from './play-scene.ts'

const sourcesOf = new Map(detections.map(({ id, sources }) => [id, sources]))
const sorted = (texts: Iterable<string>) => [...new Set(texts)].toSorted()
const spokenIn = (scene: Scene) => sorted(playScene(scene).flatMap(({ detections: ids }) => ids))

const missesOf = ({ records, setup = {}, misses }: Example) =>
  Object.entries(misses).map(([name, miss]) => ({
    name,
    scene: { records: miss.records ?? records, setup: { ...setup, ...miss.setup } },
  }))

test('every detection has an example and a near miss, and no other one has', () => {
  const shown = examples.filter(({ misses }) => Object.keys(misses).length > 0).map(({ id }) => id)
  expect(sorted(shown)).toEqual(sorted(detections.map(({ id }) => id)))
})

describe.each(examples.map((example, place) => ({ name: `${example.id} (${place})`, example })))(
  '$name',
  ({ example }) => {
    const { id, also = [], toldBy = id, severity } = example

    test('speaks of its example, and nothing else does that is not said to', () => {
      const alerts = playScene(example)
      expect(sorted(alerts.flatMap(({ detections: ids }) => ids))).toEqual(sorted([id, ...also]))
      const told = alerts.filter(({ detections: ids }) => ids.includes(id))
      expect(sorted(told.map(({ detection }) => detection))).toEqual([toldBy])
      expect(sourcesOf.get(id)).toEqual(expect.arrayContaining(told.map(({ source }) => source)))
      expect(told.map((alert) => alert.severity)).toEqual(told.map((alert) => severity ?? alert.severity))
    })

    test('keeps silent at each near miss, which differs by one fact', () => {
      for (const { name, scene } of missesOf(example)) {
        expect.soft(spokenIn(scene), name).not.toContain(id)
        expect
          .soft(countDifferences({ setup: {}, ...pickScene(example) }, scene), `differences: ${name}`)
          .toBe(1)
      }
    })
  },
)

const pickScene = ({ records, setup = {} }: Scene): Scene => ({ records, setup })

test('a record is recognized by what it holds, without the name of its feed', () => {
  // What our own queries are given, and what our server notices, is no record of a vendor; others than Microsoft have one form.
  const told = examples.flatMap(({ records }) => records.slice(0, 3).flatMap(feedOf))
  for (const { feed, record } of told) expect(readRecord(undefined, record)).toEqual(understand(feed, record))
})

const feedOf = ({ feed, record }: Told | OwnTold) =>
  feed === 'hygiene' || feed === 'own' || vendorOf(feed) !== undefined ? [] : [{ feed, record }]

test.each(FEED_APPLICATIONS)(
  'every source that is said to be of %s is read there, and no other',
  (vendor) => {
    expect(sorted(feedsOf(vendor).sources.map(({ feed }) => feed))).toEqual(sorted(SOURCES[vendor]))
  },
)

test('no source is said to be of two vendors, or of one of them and our own', () => {
  const names = Object.values(SOURCES).flat()
  expect(names.toSorted()).toEqual(sorted(names))
})
