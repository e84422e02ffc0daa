import { useParams } from 'react-router'
import { ImportPage } from '#src/importer/screen/ImportPage.tsx'
import { StartPage } from '#src/importer/screen/start/StartPage.tsx'
import '#src/ui/dashboard/dashboard.css'
import '#src/ui/table/table.css'
import './importer.css'
import './start/start.css'
import './columns/columns.css'
import './names/names.css'
import './values/values.css'
import './review/review.css'
import './review/cells.css'
import './result/result.css'

/** Shows the import of the address. Without an id, a file can be chosen. */
export function ImporterPage() {
  const { id } = useParams()
  return id === undefined ? <StartPage /> : <ImportPage key={id} id={id} />
}
