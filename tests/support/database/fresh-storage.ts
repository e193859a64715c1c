// Each file of tests begins with storage that is empty, though files of one worker share their modules.
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'

globalThis.indexedDB = new IDBFactory()
// Dexie looks for it once, when it is loaded.
Dexie.dependencies.indexedDB = globalThis.indexedDB
