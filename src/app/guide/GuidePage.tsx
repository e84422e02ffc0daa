import { Link } from 'react-router'
import {
  buildGuidePicturePath,
  listReadableChapters,
  listTipKeys,
  type OpenEntry,
  pictureSize,
  purposeMessageKeyOf,
} from '#src/app/guide/guide.ts'
import { useSession } from '#src/platform/browser/session.ts'
import { useText } from '#src/platform/i18n/i18n.tsx'
import type { GuideEntry } from '#src/resource/registration/guide-entry.ts'
import { buttonClass } from '#src/ui/button/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { useIsWide } from '#src/ui/frame/screen-width.ts'
import './guide.css'

type GuideChapters = ReturnType<typeof listReadableChapters>

/** The guide: for each screen that the reader may open, its purpose, how to work in it, and a picture. */
export function GuidePage() {
  const text = useText()
  const { user } = useSession()
  const chapters = listReadableChapters(user?.permissions ?? [])
  return (
    <Page title={text('ui.frame.guide')} note={text('guide.page.note')}>
      <div className="guide">
        <TableOfContents chapters={chapters} />
        <div className="guide-chapters">
          {chapters.map(({ name, entries }) => (
            <section key={name} aria-labelledby={`chapter-${name}`}>
              <h2 id={`chapter-${name}`}>{text(`guide.chapters.${name}`)}</h2>
              {entries.map((entry) => (
                <GuideArticle key={entry.name} entry={entry} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}

/**
 * Table of contents, collapsed on small screens. It has native links: unlike the router's links, they also move the
 * keyboard's focus to the entry.
 */
function TableOfContents({ chapters }: { chapters: GuideChapters }) {
  const text = useText()
  const isWide = useIsWide()
  return (
    <nav className="card guide-contents" id="contents" aria-label={text('guide.page.contents')}>
      <details open={isWide}>
        <summary>{text('guide.page.contents')}</summary>
        <div className="guide-lists">
          {chapters.map(({ name, entries }) => (
            <div key={name}>
              <p>{text(`guide.chapters.${name}`)}</p>
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <a href={`#${entry.name}`}>{text(entry.title)}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </details>
    </nav>
  )
}

function GuideArticle({ entry }: { entry: OpenEntry }) {
  const text = useText()
  const title = text(entry.title)
  return (
    <article className="card" id={entry.name}>
      <header className="card-header">
        <h3>{title}</h3>
        <a className="guide-up" href="#contents" title={text('guide.page.up')}>
          <i className="bi bi-arrow-up" aria-hidden="true" />
          <span className="visually-hidden">{text('guide.page.up')}</span>
        </a>
        {entry.address && <OpenScreenLink address={entry.address} name={title} />}
      </header>
      <div className="card-body guide-entry">
        <div>
          <p>{text(purposeMessageKeyOf(entry))}</p>
          <ul>
            {listTipKeys(entry).map((key) => (
              <li key={key}>{text(key)}</li>
            ))}
          </ul>
        </div>
        <PictureLink entry={entry} name={title} />
      </div>
    </article>
  )
}

/** Link to the entry's screen. The shop window is outside of the router, so its link loads a new page. */
function OpenScreenLink({ address, name }: { address: string; name: string }) {
  const text = useText()
  return (
    <Link
      className={`end ${buttonClass('secondary', 'small')}`}
      to={address}
      reloadDocument={!address.startsWith('/admin')}
      aria-label={text('guide.page.open_one', { name })}
    >
      {text('guide.page.open')}
    </Link>
  )
}

/** The entry's picture, linked to the picture alone, for readers who cannot read it at this size. */
function PictureLink({ entry, name }: { entry: GuideEntry; name: string }) {
  const text = useText()
  return (
    <a className="guide-picture" href={buildGuidePicturePath(entry)} target="_blank" rel="noreferrer">
      <img
        src={buildGuidePicturePath(entry)}
        alt={text('guide.page.picture', { name })}
        loading="lazy"
        {...pictureSize}
      />
    </a>
  )
}
