/** Stands in for pictures, fonts and styles: component tests see a name and nothing else. */
module.exports = "file";
