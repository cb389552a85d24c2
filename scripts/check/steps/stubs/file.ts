/** Stands for a file that the bundler would turn into an address. */
export default '/static/file';
