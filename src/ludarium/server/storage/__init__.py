"""What is written: the rows of tables, the database that keeps them, its migrations and backups."""
