/** Replaces pictures, fonts and styles: component tests see only a name. */
module.exports = "file";
