/**
 * IndexedDB: what a browser keeps for its users while there is no connection. `records` has what a user opened, by user
 * and name; `writes` what a user wrote and the server has not answered yet, in order.
 */
const databaseName = 'mostrador'
const [records, writes] = ['records', 'writes'] as const

/** A write that waits for a connection, and is then sent as its user alone. */
export type WaitingWrite = {
  /** The order of sending. */
  id: number
  userId: number
  /** The address below /api, asked by POST. */
  path: string
  body: Readonly<Record<string, unknown>>
  idempotencyKey: string
  /** Name of the record that the write is about. */
  about: string
  /** What it is about, for its user to read. A write of an earlier version has none. */
  label?: string
  /** Why the server refused the write. It then waits until its user has seen the reason. */
  refusal: { status: number; body: Readonly<Record<string, unknown>> } | null
}

let opening: Promise<IDBDatabase> | null = null

/** Opens the database. Rejects where the browser stores nothing, as in some private windows. */
function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(records, { keyPath: ['userId', 'name'] })
      request.result.createObjectStore(writes, { keyPath: 'id', autoIncrement: true }).createIndex('userId', 'userId')
    }
    request.onsuccess = () => {
      const database = request.result
      // The browser closes it when storage is evicted, and another tab when it brings a newer version.
      database.onclose = () => (opening = null)
      database.onversionchange = () => {
        database.close()
        opening = null
      }
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })
  opening.catch(() => (opening = null))
  return opening
}

/** Runs one transaction. Resolves when it is on disk. */
async function runTransaction<T>(
  storeName: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    // Strict durability: a signature that the screen took must outlive a device that loses its power.
    const transaction = database.transaction(storeName, mode, { durability: 'strict' })
    const request = run(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    transaction.onerror = () => reject(transaction.error)
  })
}

/** True if the browser stores what it is given. */
export const canStoreForUsers = (): Promise<boolean> =>
  runTransaction(writes, 'readwrite', (store) => store.count()).then(
    () => true,
    () => false,
  )

export const storeRecordForUser = (userId: number, name: string, value: unknown): Promise<unknown> =>
  runTransaction(records, 'readwrite', (store) => store.put({ userId, name, value }))

/** The record that the user opened before; null if there is none. */
export async function readRecordForUser(userId: number, name: string): Promise<unknown> {
  const row = await runTransaction(records, 'readonly', (store) => store.get([userId, name]))
  return row ? row.value : null
}

export const removeRecordForUser = (userId: number, name: string): Promise<unknown> =>
  runTransaction(records, 'readwrite', (store) => store.delete([userId, name]))

/** Sign-out: removes all that the user opened. Writes that wait stay until their user signs in again. */
export const removeRecordsOfUser = (userId: number): Promise<unknown> =>
  runTransaction(records, 'readwrite', (store) => store.delete(IDBKeyRange.bound([userId, ''], [userId, '\uffff'])))

/** Adds a write at the end. Rejects if the browser's storage is full. */
export const addStoredWrite = (write: Omit<WaitingWrite, 'id'>): Promise<unknown> =>
  runTransaction(writes, 'readwrite', (store) => store.add(write))

/** The user's writes, in the order in which they were made. */
export const listStoredWrites = (userId: number): Promise<WaitingWrite[]> =>
  runTransaction(writes, 'readonly', (store) => store.index('userId').getAll(userId))

export const replaceStoredWrite = (write: WaitingWrite): Promise<unknown> =>
  runTransaction(writes, 'readwrite', (store) => store.put(write))

export const removeStoredWrite = (id: number): Promise<unknown> =>
  runTransaction(writes, 'readwrite', (store) => store.delete(id))
