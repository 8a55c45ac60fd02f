"""The wire between client and server: message types, their JSON form and schema."""
