/** A file that is no whole archive of this program, or that the passphrase does not open. The message says which. */
export class ArchiveRefused extends Error {}
